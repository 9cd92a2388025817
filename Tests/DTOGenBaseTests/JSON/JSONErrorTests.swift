import Testing

@testable import DTOGenBase

@Suite("What the reader says of bad files")
struct JSONErrorTests {
  @Test(
    "Every mistake has a place and an advice",
    arguments: [
      ("{\"a\": 1,\n \"b\" 2}", "2:6: error: unexpected \"2\" after the key \"b\"; a colon and a value follow a key"),
      ("[1, 2,]", "1:6: error: nothing follows this comma; remove it (JSON has no trailing commas)"),
      ("[1\n 2]", "2:2: error: unexpected \"2\" after a value of an array; is a comma missing before it?"),
      ("{\"a\": 'x'}", "1:7: error: unexpected \"'\": strings stand in double quotes"),
      ("{a: 1}", "1:2: error: unexpected \"a\": a key stands in double quotes"),
      ("[NaN]", "1:2: error: unexpected \"NaN\": JSON has no such number; use null or text"),
      ("[None]", "1:2: error: unexpected \"None\": write null"),
      ("[True]", "1:2: error: unexpected \"True\": write it in lower case"),
      (
        "[007]",
        "1:2: error: \"007\" is not a JSON number: JSON numbers have no leading zeros; if they matter, it is a string"
      ),
      ("[0x1F]", "1:2: error: \"0x1F\" is not a JSON number: JSON has no hexadecimal numbers"),
      ("[+1]", "1:2: error: unexpected \"+1\": JSON numbers have no plus sign"),
      (
        "{\"a\": [1, {\"b\": 2}",
        "1:19: error: the file ends inside the array that begins at 1:7; "
          + "add the closing ']', or capture the whole response"
      ),
      ("{\"a\": [1}", "1:9: error: \"}\" does not close the array that begins at 1:7; that needs ']'"),
      ("[\"abc", "1:2: error: the string that begins here has no closing quote (\")"),
      (
        "[\"a\nb\"]",
        "1:2: error: the string that begins here has no closing quote in its line; a line break in text is \\n"
      ),
      (
        "[\"a\tb\"]",
        "1:4: error: the control character U+0009 stands bare in the string that begins at 1:2; escape it as \\t"
      ),
      (
        "[] // done",
        "1:4: error: JSON has no comments; remove this one (schema and configuration files may have them)"
      ),
    ])
  func mistakes(text: String, message: String) {
    let reading = Reading(text)
    #expect(reading.document == nil)
    #expect(reading.said == [message])
  }

  @Test func halvesOfSurrogatePairsAreAllReported() {
    let reading = Reading(#"["\ud83d","\ud83d\ude00","\ude00x","\ud83d\u0041"]"#)
    #expect(reading.document == nil)
    #expect(reading.diagnostics.map { $0.location?.column } == [3, 27, 37])
    #expect(reading.said.allSatisfy { $0.contains("half of a surrogate pair") })
  }

  @Test(
    "Bytes that are not UTF-8 are refused where they stand",
    arguments: [
      ([0x5B, 0x22, 0x61, 0xE9, 0x22, 0x5D], 4), ([0x5B, 0x22, 0xC0, 0x80, 0x22, 0x5D], 3),
      ([0x5B, 0x22, 0xED, 0xA0, 0x80, 0x22, 0x5D], 3), ([0x5B, 0x22, 0xF4, 0x90, 0x80, 0x80, 0x22, 0x5D], 3),
      ([0x5B, 0x22, 0xE2, 0x82], 3), ([0x5B, 0x31, 0xFF, 0x5D], 3), ([0x5B, 0xFF, 0x5D], 2),
    ] as [([UInt8], Int)])
  func brokenUTF8(bytes: [UInt8], column: Int) {
    let reading = Reading(bytes: bytes)
    #expect(reading.said.count == 1)
    #expect(reading.said.first?.hasPrefix("1:\(column): error: the byte 0x") == true)
  }

  @Test func everyCharacterOfUTF8IsRead() throws {
    for scalar in ["\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}", "\u{10FFFF}"] {
      #expect(try #require(Reading("\"\(scalar)\"").document).root.string == scalar)
    }
  }

  @Test(
    "Files that are no JSON are named for what they are",
    arguments: [
      ("", "1:1: error: the file is empty"),
      (" \r\n\t\n", "1:1: error: the file is empty: it holds only blanks"),
      ("\u{FEFF}\n", "1:1: error: the file is empty: it holds only blanks"),
      (
        "\n<!DOCTYPE html>\n<html><head><title>502</title>",
        "2:1: error: this looks like an HTML page (\"<!DOCTYPE html>\"), often an error page or a log-in; "
          + "capture the JSON response"
      ),
      ("<?xml version=\"1.0\"?><a/>", "1:1: error: this looks like XML"),
      ("HTTP/1.1 200 OK\r\n\r\n{}", "1:1: error: this begins with HTTP headers (\"HTTP/1.1 200 OK\")"),
    ])
  func noJSON(text: String, message: String) {
    let reading = Reading(text)
    #expect(reading.document == nil)
    #expect(reading.said.count == 1)
    #expect(reading.said.first?.hasPrefix(message) == true, "\(reading.said)")
  }

  @Test func otherEncodingsAreNamed() {
    let utf16 = Array("{\"a\":1}".utf16)
    let little = utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      #expect(
        Reading(bytes: bytes).said.first?.hasPrefix("1:1: error: the file is UTF-16 text; save it as UTF-8") == true)
    }
    #expect(Reading(bytes: [0x1F, 0x8B, 8, 0]).said.first?.contains("gzip") == true)
  }

  @Test func noCutOffOrDamagedFileCrashesTheReader() {
    let text = #"// c"# + "\n" + #"{"é\u00e9\ud83d\ude00": [1.5e-3, -0, true, null, {"a":"b"}, []], "x": {}} /* d */"#
    let bytes = Array(text.utf8)
    for end in 0..<bytes.count {
      for dialect in [JSONDialect.strict, .relaxed] {
        let cut = Reading(bytes: Array(bytes[..<end]), dialect: dialect, lines: true)
        #expect((cut.document == nil) == cut.diagnostics.hasErrors)
      }
      for byte: UInt8 in [0, 0x22, 0x5C, 0x7B, 0x5D, 0x2F, 0xC3, 0xFF] {
        var damaged = bytes
        damaged[end] = byte
        let reading = Reading(bytes: damaged, dialect: .relaxed, lines: true)
        #expect((reading.document == nil) == reading.diagnostics.hasErrors)
      }
    }
  }
}

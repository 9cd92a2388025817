import Testing

@testable import DTOGenBase

@Suite("Reading JSON documents")
struct JSONDocumentTests {
  @Test func membersAndElementsKeepTheirOrder() throws {
    let root = try #require(Reading(#"{"b":[1,[],{"x":null}],"a":true,"c":{}}"#).document).root
    #expect(root.kind == .object)
    #expect(root.members.map(\.key) == ["b", "a", "c"])
    #expect(root["b"]?.elements.map(\.kind) == [.number, .array, .object])
    #expect(root["b"]?.count == 3)
    #expect(root["a"]?.bool == true)
    #expect(root["c"]?.count == 0)
    #expect(root["missing"] == nil)
    #expect(root.elements.map(\.text) == [])
    #expect(root["b"]?.members.map(\.key) == [])
  }

  @Test func textAndNumbersAreKeptAsWritten() throws {
    let text = "\u{FEFF} { \"n\" : [ 1.50e+1 , -0 ], \"s\": \"a\\u00e9\" }\n"
    let root = try #require(Reading(text).document).root
    #expect(root["n"]?.elements.map(\.text) == ["1.50e+1", "-0"])
    #expect(root["n"]?.text == "[ 1.50e+1 , -0 ]")
    #expect(root["s"]?.text == #""a\u00e9""#)
    #expect(root["s"]?.string == "aé")
    #expect(root.byteRange == 4..<text.utf8.count - 1)
  }

  @Test(
    "Escapes are decoded",
    arguments: [
      (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
      (#""\u0041\u00e9\u20AC\ud83d\ude00!""#, "Aé€😀!"),
      (#""caf\u00e9 und \uD834\uDD1E""#, "café und 𝄞"),
      (#""\u0000\ufeff""#, "\u{0}\u{FEFF}"),
      (#""""#, ""),
      (#""long enough for eight bytes at once \\ and on""#, #"long enough for eight bytes at once \ and on"#),
    ])
  func escapes(written: String, text: String) throws {
    let root = try #require(Reading(written).document).root
    let decoded = try #require(root.string)
    #expect(Array(decoded.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func placesCountLinesAndBytes() throws {
    let text = "{\r\n  \"é\": 1, \"b\":\r\n\t[true,\n\"x\"]\r\n}"
    let root = try #require(Reading(text).document).root
    let members = Array(root.members)
    #expect(members.map { "\($0.keyLocation)" } == ["f.json:2:3", "f.json:2:12"])
    #expect(members.map { "\($0.value.location)" } == ["f.json:2:9", "f.json:3:2"])
    #expect(members[1].value.elements.map { "\($0.location)" } == ["f.json:3:3", "f.json:4:1"])
  }

  @Test func aByteOrderMarkTakesNoColumn() throws {
    let root = try #require(Reading("\u{FEFF}[\n1]").document).root
    #expect("\(root.location)" == "f.json:1:1")
    #expect(root.elements.map { "\($0.location)" } == ["f.json:2:1"])
  }

  @Test func placesAreRightInLongFiles() throws {
    let filler = String(repeating: "x", count: 97)
    let text = "[" + (1...2000).map { "\"\(filler)\", \($0)" }.joined(separator: ",\n") + "]"
    let elements = Array(try #require(Reading(text).document).root.elements)
    for line in [1, 82, 83, 1000, 2000] {
      #expect("\(elements[line * 2 - 1].location)" == "f.json:\(line):\(line == 1 ? 103 : 102)")
    }
    let oneLine = try #require(Reading(text.replacing("\n", with: " ")).document)
    let last = try #require(Array(oneLine.root.elements).last)
    #expect(last.location.line == 1)
    #expect(last.location.column == last.byteRange.lowerBound + 1)
  }

  @Test func fiveHundredAndTwelveLevelsAreTheLimit() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(Reading(nested(512)).document != nil)
    let tooDeep = Reading(nested(513))
    #expect(tooDeep.document == nil)
    #expect(tooDeep.said.first?.hasPrefix("1:513: error: more than 512 levels of nesting") == true)
    let objects = String(repeating: "{\"a\":", count: 512) + "1" + String(repeating: "}", count: 512)
    #expect(Reading(objects).document != nil)
    #expect(Reading(String(repeating: "{\"a\":[", count: 100_000)).document == nil)
  }

  @Test func theRelaxedDialectTakesCommentsAndTrailingCommas() throws {
    let text = "// first\n{ /* a, */ \"a\": [1, 2,], // rest é\n \"b\": {\"c\": 1,},\n}\n// last"
    let reading = Reading(text, dialect: .relaxed)
    let root = try #require(reading.document, "\(reading.said)").root
    #expect(root.members.map(\.key) == ["a", "b"])
    #expect(root["a"]?.elements.map(\.text) == ["1", "2"])
    #expect(Reading("[,]", dialect: .relaxed).document == nil)
    #expect(Reading("[1,,]", dialect: .relaxed).document == nil)
    #expect(
      Reading("[1] /* open", dialect: .relaxed).said == ["1:5: error: the comment that begins here has no closing */"])
  }

  @Test func cursorsSeeWhatValuesSee() throws {
    let text = #"{"a\n":"x\ty","n":[12,-7,1.0,9223372036854775808,true,null]}"#
    let document = try #require(Reading(text).document)
    document.root.withCursor { cursor in
      #expect(cursor.kind == .object && cursor.count == 2)
      let members = Array(cursor.members)
      #expect(members.map(\.keyText) == ["a\n", "n"])
      #expect(members.map(\.keyHasEscapes) == [true, false])
      #expect(String(decoding: members[0].keyBytes, as: UTF8.self) == #"a\n"#)
      #expect(members[0].value.string == "x\ty" && members[0].value.hasEscapes)
      let elements = Array(members[1].value.elements)
      #expect(elements.map(\.isWrittenAsInteger) == [true, true, false, true, false, false])
      #expect(document.value(at: elements[2]).text == "1.0")
      #expect(Array(elements[0].elements).isEmpty && Array(elements[0].members).isEmpty)
    }
  }
}

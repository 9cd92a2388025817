import Testing

@testable import DTOGenBase

@Suite("Keys that stand twice in an object")
struct JSONKeyClashTests {
  @Test func theFirstCountsAndTheSecondIsAWarning() throws {
    let reading = Reading("{\"id\":1,\n\"note\":\"a\",\n \"id\":2}")
    let root = try #require(reading.document).root
    #expect(
      reading.said == [
        "3:2: warning: duplicate key \"id\" at the top of the document: the first, at 1:2, counts, "
          + "as in JSONDecoder; remove one of them"
      ])
    #expect(root["id"]?.text == "1")
    #expect(root.members.map(\.isDuplicate) == [false, false, true])
    #expect(root.count == 3)
  }

  @Test func anEscapedSpellingIsTheSameKey() throws {
    let reading = Reading(#"{"a":{"id":1,"\u0069d":2}}"#)
    #expect(reading.said.count == 1)
    #expect(
      reading.said.first?.hasPrefix("1:14: warning: duplicate key \"id\" in a: the first, at 1:7, counts") == true)
  }

  @Test func aListThatRepeatsItSaysItOnce() {
    let records = (1...3).map { _ in #"{"x y":{"id":1,"id":2}}"# }.joined(separator: ",")
    let reading = Reading(#"{"data":{"offers":[\#(records)]}}"#)
    #expect(reading.said.count == 1)
    #expect(reading.said.first?.contains("in data.offers[].`x y` (and 2 more like it)") == true, "\(reading.said)")
  }

  @Test func manyKeysAreCompared() {
    func object(_ keys: [String]) -> String { "{" + keys.map { "\"\($0)\":0" }.joined(separator: ",") + "}" }
    let keys = (0..<500).map { "key_\($0)" }
    #expect(Reading(object(keys)).diagnostics.isEmpty)
    #expect(Reading(object(keys + ["key_250"])).diagnostics.count == 1)
    #expect(Reading(object(["a", "b", "a", "a"])).said.first?.contains("(and 1 more like it)") == true)
  }

  @Test func equalKeysOfDifferentObjectsAreNoClash() {
    #expect(Reading(#"{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}"#).diagnostics.isEmpty)
  }

  @Test func canonicallyEqualSpellingsAreToldByTheirCodePoints() throws {
    let reading = Reading("{\"menu\":{\"caf\u{E9}\":1,\"cafe\u{301}\":2}}")
    #expect(
      reading.said
        == [
          "1:20: warning: two spellings of the key 'caf\u{E9}' in menu are canonically equal: "
            + "U+0063 U+0061 U+0066 U+00E9 at 1:10 and U+0063 U+0061 U+0066 U+0065 U+0301 here; "
            + "Swift strings cannot hold both, only the first is reachable, so ask for one spelling"
        ].map { $0.replacing("'caf\u{E9}'", with: "'cafe\u{301}'") })
    let menu = try #require(reading.document?.root["menu"])
    #expect(menu["caf\u{E9}"]?.text == "1")
    #expect(menu["cafe\u{301}"]?.text == "2")
    #expect(menu.members.map(\.isDuplicate) == [false, true])
    #expect(Reading("{\"K\":1,\"\u{212A}\":2}").diagnostics.count == 1)
  }

  @Test func recordsThatLookAlikeAreEachCompared() {
    let clean = #"{"é":1,"b":2}"#
    let swapped = #"{"b":1,"é":2}"#
    let twice = #"{"é":1,"é":2}"#
    let escaped = #"{"b":1,"\u0062":2}"#
    let records = [clean, clean, twice, swapped, clean, escaped, twice, clean]
    let reading = Reading("[" + records.joined(separator: ",") + "]")
    #expect(reading.said.count == 2)
    #expect(reading.said.first?.contains("in [] (and 1 more like it)") == true, "\(reading.said)")
  }

  @Test func anInvisibleCharacterMakesAnotherKey() {
    #expect(Reading(#"{"weights":{"a":1,"\ufeffa":2}}"#).diagnostics.isEmpty)
  }
}

import Testing

@testable import DTOGenBase
@testable import DTOGenModel

/// Keys that the schema does not list are found wherever the samples have them.
struct UnmappedKeysTests {
  private func found(_ schema: String, _ samples: String...) throws -> [String] {
    let feature = try FeatureText(schema: schema).resolved()
    var keys = UnmappedKeys(decoder: SampleDecoder(feature: feature))
    for (index, text) in samples.enumerated() {
      let file = InputFile(path: "s\(index).json", bytes: Array(text.utf8))
      keys.add(try #require(JSONDocument.read(file).document).root, of: ModelID(index: 0))
    }
    return keys.found.map { "\(feature.name(of: $0.model)): \($0.key) at \($0.location)" }
  }

  @Test("Each key once, with its first place, also below lists, maps and optionals")
  func nested() throws {
    let schema = #"""
      { "fields": { "a": "int", "list": { "$list": { "x": "int" } }, "map": { "$map": { "y": "int" } }, "o": { "$optional": true, "z": "int" } } }
      """#
    #expect(
      try found(
        schema, #"{"a": 1, "list": [{"x": 1}, {"x": 1, "p": 2}], "map": {"k": {"y": 1, "q": 1}}}"#,
        #"{"b": 1, "list": [{"p": 1}], "map": {}, "o": {"z": 1, "r": 2}}"#) == [
          "Offer.list: p at s0.json:1:38", "Offer.map: q at s0.json:1:70", "Offer: b at s1.json:1:2",
          "Offer.o: r at s1.json:1:55",
        ])
  }

  @Test("Aliases, keys that convert to a listed one, and a tag are listed keys")
  func known() throws {
    let schema = #"""
      { "fields": { "user_id": { "$type": "int", "$aliases": ["uid"] }, "step": { "$tag": "type", "$cases": { "ship": "Ship" } } },
        "types": { "Ship": { "fields": { "days": "int" } } } }
      """#
    #expect(
      try found(schema, #"{"uid": 1, "step": {"type": "ship", "days": 1, "m": 0}}"#) == ["Ship: m at s0.json:1:48"])
    #expect(try found(schema, #"{"userId": 1, "step": {"type": "fly", "m": 0}}"#) == [])
  }
}

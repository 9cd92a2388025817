import Testing

@testable import DTOGenBase
@testable import DTOGenModel

/// Every required field of a sample is found, with the error that its absence gives.
struct RequiredPathsTests {
  private func required(_ schema: String, _ sample: String) throws -> [String] {
    let feature = try FeatureText(schema: schema).resolved()
    let document = try #require(JSONDocument.read(InputFile(path: "s", bytes: Array(sample.utf8))).document)
    let paths = RequiredPaths(decoder: SampleDecoder(feature: feature)).find(
      in: document.root, of: ModelID(index: 0))
    return paths.map { path in
      let modes = (path.refusesMissing ? "missing " : "") + (path.refusesNull ? "null" : "")
      return path.path == path.field ? "\(path.path): \(modes)" : "\(path.path) as \(path.field): \(modes)"
    }
  }

  @Test("Nested fields through first elements, maps and optionals that are there")
  func nested() throws {
    let schema = #"""
      { "fields": {
          "id": "string", "note": "string?", "price": { "amount": "int" }, "list": { "$list": { "x": "int", "y": "int?" } },
          "by": { "$map": { "z": "int" } }, "o": { "$optional": true, "w": "int" }, "absent": { "$optional": true, "v": "int" }
      } }
      """#
    #expect(
      try required(
        schema,
        #"{"id": "a", "price": {"amount": 1}, "list": [{"x": 1}, {"x": 2}], "by": {"k": {"z": 1}}, "o": {"w": 1}}"#)
        == [
          "id: missing null", "price: missing null", "list: missing null", "by: missing null",
          "price.amount: missing null", "list[0].x: missing null", "by.k.z: missing null", "o.w: missing null",
        ])
  }

  @Test("A default makes absence legal but not null; an opaque value may be null; a spare alias hides absence")
  func halves() throws {
    let schema = #"""
      { "fields": { "a": { "$type": "int", "$default": 1 }, "j": "json", "k": { "$type": "int", "$aliases": ["l"] } },
        "domain": { "a": "a", "j": { "$byHand": "J", "from": ["j"] }, "k": "k" } }
      """#
    #expect(try required(schema, #"{"a": 1, "j": 1, "k": 1, "l": 1}"#) == ["a: null", "j: missing "])
  }

  @Test("Fields of a $oneOf's trial cases have another error and are left out; a sole case's are not")
  func unions() throws {
    let trial = #"{ "fields": { "p": { "$oneOf": { "v2": { "a": "int" }, "v1": { "b": "int" } } } } }"#
    #expect(try required(trial, #"{"p": {"a": 1}}"#) == ["p: missing null"])
    let sole = #"{ "fields": { "p": { "$oneOf": { "v2": { "a": "int" }, "v1": "double" } } } }"#
    #expect(try required(sole, #"{"p": {"a": 1}}"#) == ["p: missing null", "p.a: missing null"])
    let tagged = #"""
      { "fields": { "s": { "$tag": "type", "$cases": { "ship": "Ship" } } }, "types": { "Ship": { "fields": { "days": "int" } } } }
      """#
    #expect(
      try required(tagged, #"{"s": {"type": "ship", "days": 1}}"#)
        == ["s: missing null", "s.type: missing null", "s.days: missing null"])
  }
}

import Testing

@testable import DTOGenBase
@testable import DTOGenSchema

@Suite struct SchemaPrinterTests {
  private func decode(_ text: String) throws -> SchemaFile {
    let (schema, diagnostics) = SchemaDecoder.decode(
      InputFile(path: "Offer.dto.json", bytes: Array(text.utf8)), defaultModel: "Offer", defaultFeature: "Search")
    #expect(diagnostics == [], "\(text)")
    return try #require(schema)
  }

  @Test("A schema in the look of the documentation is printed to the byte")
  func look() throws {
    #expect(SchemaPrinter.print(try decode(SchemaText.offer)) == SchemaText.offer)
    #expect(SchemaPrinter.print(try decode(SchemaText.trip)) == SchemaText.trip)
  }

  @Test("The model and the feature are written only where the file's place does not say them")
  func defaults() throws {
    let schema = try decode(#"{ "fields": "Trip" }"#)
    #expect(
      SchemaPrinter.print(schema, defaultModel: "Offer", defaultFeature: "Search") == "{\n  \"fields\": \"Trip\"\n}\n")
    #expect(
      SchemaPrinter.print(schema, defaultModel: "A", defaultFeature: "B")
        == "{\n  \"model\": \"Offer\",\n  \"feature\": \"Search\",\n  \"fields\": \"Trip\"\n}\n")
  }

  static let schemas = [
    SchemaText.offer, SchemaText.trip,
    #"{ "fixtures": [] }"#,
    #"{ "fixtures": "a.json", "at": "[]", "list": "skip", "keys": "explicit", "unmapped": "error", "from": "a#/b" }"#,
    #"{ "at": { "A": "data[]", "B": "`a b`" }, "fixtures": { "A": ["a_*.json"], "B": [] }, "fields": {} }"#,
    #"{ "fields": "Trip", "domain": false, "description": "one\ntwo \"three\" \u0000 \u2028 \\ 🙂" }"#,
    #"{ "fields": { "$type": "Trip" }, "domain": "Money(minorUnits: a, currencyCode: 'it''s \\\\')" }"#,
    #"{ "fields": "[string: [int?]]", "domain": { "a": "`2024`", "b": "x ?? '\"'", "c": "x ?? []" } }"#,
    #"{ "fields": { "$type": "string" } }"#,
    #"{ "fields": { "$list": { "a": "int" } } }"#,
    #"{ "fields": { "$oneOf": { "$$v1": "int", "": { "a": "int" } } } }"#,
    #"{ "fields": { "$tag": "$type", "$cases": { "a b": "A", "$$x": { "b": "[A]?" } } } }"#,
    #"""
    { "fields": {
      "": "int", "$$ref": "string", "$$$x": "int", "a`b": "int", "🙂": "int", "a.b": "int",
      "e\u0301": "int?", "\ufeffx": "int", "quote\"d": "json", "line\nbreak": "int"
    } }
    """#,
    #"""
    { "fields": {
      "a": { "$type": "int", "$default": 3, "$description": "d", "$deprecated": true, "$aliases": ["$a", "b"] },
      "b": { "$type": "string?", "$default": "x'\"", "$deprecated": "r" }, "c": { "$type": "[int]", "$default": [] },
      "d": { "$list": { "x": "int" }, "$optional": true, "$description": "list" },
      "e": { "$map": { "$oneOf": { "a": "int", "b": "bool" }, "$optional": true } },
      "f": { "$optional": true, "$description": "o", "x": "int?", "$domain": { "y": "x ?? 0" },
             "$checks": ["x > 0"], "$ignore": { "$$z": "r", "*": "s" } },
      "g": { "$domain": false }, "h": { "$optional": true },
      "i": { "$tag": "t", "$cases": { "u": "[[A?]?]" }, "$optional": true, "$deprecated": "gone" },
      "j": { "$type": { "x": "int" }, "$optional": true, "$description": "typed" },
      "k": { "$domain": "A(x)", "x": "int" }, "l": { "$type": "bool", "$default": true },
      "m": { "$type": "[string: int]", "$emptyList": true }, "n": { "$map": { "x": "int" }, "$emptyList": true },
      "o": { "$optional": true, "$emptyList": true, "x": "int" }
    } }
    """#,
    #"""
    { "fields": {},
      "domain": {
        "a": { "$case": "`p q`", "$$v": "x!", "w": { "$case": "y", "z": "T?(a, b: [U](c[].d))" } },
        "b": { "$byHand": "[A : Set< B ,C>]?", "from": [".", "[]", "a.`b c`[last]"] },
        "c": { "value": { "$byHand": "X", "from": ["x"] }, "test": false }, "d": { "value": "[K: V?](m)" }
      },
      "checks": ["a matches /\\/\\d+\\\\/", "a in ['x', 'it''s']", "`true` == true if b is present"],
      "ignore": { "*_url": "links" },
      "types": { "P": { "description": "d", "fields": { "a": "int" }, "domain": { "a": "a" }, "checks": ["a > 0"],
                        "ignore": { "b": "c" } }, "Q": { "fields": "P" } },
      "statuses": { "S": { "a": ["a", "A b", "🙂"] }, "N": { "one": [1, 10], "none": [-1] } } }
    """#,
  ]

  @Test("What is printed decodes to the same schema, and prints the same again", arguments: schemas)
  func fixpoint(text: String) throws {
    let schema = try decode(text)
    let printed = SchemaPrinter.print(schema)
    let again = try decode(printed)
    #expect(Unlocated.text(of: again) == Unlocated.text(of: schema))
    #expect(SchemaPrinter.print(again) == printed)
  }
}

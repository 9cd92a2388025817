import Testing

@testable import DTOGenBase
@testable import DTOGenSchema

@Suite struct SchemaDecoderTests {
  private func decode(_ text: String) -> (schema: SchemaFile?, diagnostics: [Diagnostic]) {
    SchemaDecoder.decode(
      InputFile(path: "Offer.dto.json", bytes: Array(text.utf8)), defaultModel: "Offer", defaultFeature: "Search")
  }

  private func schema(_ text: String) throws -> SchemaFile {
    let (schema, diagnostics) = decode(text)
    #expect(diagnostics == [])
    return try #require(schema)
  }

  @Test("The example of the documentation is read as it stands")
  func example() throws {
    let schema = try schema(SchemaText.offer)
    #expect(schema.model.value == "Offer")
    #expect(schema.feature.value == "Search")
    #expect(schema.fixtures.map { $0.patterns.map(\.value) } == [["offer_*.json"]])
    #expect(schema.responses.map(\.at.value.description) == ["data.offers[]"])
    #expect(schema.listPolicy == .fail)
    let model = schema.models[0]
    guard case .object(let fields) = model.wire, case .properties(let properties) = model.domain else {
      Issue.record("no object")
      return
    }
    #expect(fields.map(\.key.value) == ["offer_id", "departure_at", "price", "seats_left"])
    #expect(fields[3].use.isOptional)
    #expect(fields[3].key.location.line == 8)
    #expect(properties.map(\.name.value) == ["id", "departure", "price"])
    #expect(
      properties[2].expression.value.description
        == "Money(minorUnits: price.amount_minor, currencyCode: price.currency)")
    #expect(model.checks.map(\.value.description) == ["seats_left >= 0"])
  }

  @Test("Comments and trailing commas are accepted, and \"$schema\" says nothing")
  func relaxed() throws {
    let schema = try schema(
      """
      {
        "$schema": "https://example.org/dtogen.schema.json", // for editors
        "fields": { "id": "string", },
      }
      """)
    #expect(schema.responses.map(\.at.value.description) == ["."])
  }

  @Test("A key with one leading '$' is the language's, a doubled one is the wire's")
  func dollars() throws {
    let schema = try schema(
      """
      { "fields": {
        "$$ref": { "$type": "string?", "$description": "a link", "$deprecated": "use id", "$aliases": ["$old", "old"] },
        "n": { "$type": "int", "$default": 3 },
        "list": { "$list": { "x": "int" }, "$optional": true },
        "map": { "$map": { "$list": "int?" } },
        "o": { "$optional": true, "a": "int", "$domain": false, "$checks": ["a > 0"], "$ignore": { "b": "unused" } },
        "u": { "$oneOf": { "v2": { "a": "int" }, "$$v1": "double" } },
        "t": { "$tag": "type", "$cases": { "ship": "Shipment" }, "$deprecated": true }
      } }
      """)
    guard case .object(let fields) = schema.models[0].wire else {
      Issue.record("no object")
      return
    }
    #expect(fields[0].key.value == "$ref")
    #expect(fields[0].use.isOptional)
    #expect(fields[0].description == "a link")
    #expect(fields[0].deprecated == "use id")
    #expect(fields[0].aliases.map(\.value) == ["$old", "old"])
    #expect(fields[1].defaultValue?.value == .number("3"))
    #expect(fields[2].use.isOptional)
    guard case .list(let element) = fields[2].use.type, case .object = element.type else {
      Issue.record("no list of objects")
      return
    }
    guard case .object(let object) = fields[4].use.type, case .none = object.domain else {
      Issue.record("no object without a domain")
      return
    }
    #expect(object.checks.count == 1)
    #expect(object.ignores.map(\.reason) == ["unused"])
    guard case .oneOf(let variants) = fields[5].use.type, case .tagged(let tagged) = fields[6].use.type else {
      Issue.record("no unions")
      return
    }
    #expect(variants.map(\.name.value) == ["v2", "$v1"])
    #expect(tagged.tag.value == "type")
    #expect(tagged.cases.map(\.use.type) == [.named("Shipment")])
    #expect(fields[6].deprecated == "")
  }

  @Test("\"fields\" is an object, another model's name, or any form of a type")
  func fieldsForms() throws {
    guard case .sameAs(let name) = try schema(#"{ "fields": "FlightOffer" }"#).models[0].wire else {
      Issue.record("no shared model")
      return
    }
    #expect(name.value == "FlightOffer")
    for text in [#"{ "$type": "FlightOffer" }"#, #""[int]""#, #"{ "$oneOf": { "a": "int" } }"#, #"{ "$map": "int" }"#] {
      guard case .other = try schema(#"{ "fields": \#(text) }"#).models[0].wire else {
        Issue.record("\(text) is no type of its own")
        return
      }
    }
    guard case .inferred = try schema(#"{ "fixtures": "a.json" }"#).models[0].wire else {
      Issue.record("not inferred")
      return
    }
  }

  @Test("Domain lines are expressions, '$case', '$byHand', or a value that no test asserts")
  func domainForms() throws {
    let schema = try schema(
      """
      { "fields": { "price": { "$oneOf": { "v2": { "m": "int" }, "v1": "double" } } },
        "domain": {
          "price": { "$case": "price", "v2": "Money(minorUnits: price.m)", "v1": { "$byHand": "Money", "from": ["price"] } },
          "rules": { "$byHand": "[FareRule]?", "from": ["rules[]", "`x y`"] },
          "note": { "value": "note ?? ''", "test": false }
        } }
      """)
    guard case .properties(let properties) = schema.models[0].domain,
      case .byCase(let path, let branches) = properties[0].expression.value,
      case .byHand(let type, let from) = properties[1].expression.value
    else {
      Issue.record("other forms")
      return
    }
    #expect(path.value.description == "price")
    #expect(branches.map(\.name.value) == ["v2", "v1"])
    #expect(type.value == "[FareRule]?")
    #expect(from.map(\.value.description) == ["rules[]", "`x y`"])
    #expect(properties.map(\.isTested) == [true, true, false])
    guard case .expression = try self.schema(#"{ "fields": "A", "domain": "Money(minorUnits: a)" }"#).models[0].domain,
      case .none = try self.schema(#"{ "fields": "A", "domain": false }"#).models[0].domain
    else {
      Issue.record("other blocks")
      return
    }
  }

  @Test("Several responses have a place and fixtures each")
  func responses() throws {
    let schema = try schema(
      """
      { "at": { "OfferList": "data[]", "OfferDetail": "data" },
        "fixtures": { "OfferList": ["list_*.json"], "OfferDetail": "detail.json" },
        "list": "skip", "unmapped": "error", "keys": "explicit", "model": "FlightOffer", "feature": "Trips",
        "from": "openapi.json#/components/schemas/Offer" }
      """)
    #expect(schema.responses.map { $0.name?.value } == ["OfferList", "OfferDetail"])
    #expect(schema.fixtures.map { $0.response?.value } == ["OfferList", "OfferDetail"])
    #expect(schema.listPolicy == .skip)
    #expect(schema.unmapped == .error)
    #expect(schema.keys == .explicit)
    #expect(schema.models[0].name.value == "FlightOffer")
    #expect(schema.feature.value == "Trips")
    #expect(schema.from?.value == "openapi.json#/components/schemas/Offer")
  }

  @Test("Statuses have texts or whole numbers")
  func statuses() throws {
    let schema = try schema(
      #"{ "fields": {}, "statuses": { "A": { "on": ["ON", "yes"], "off": [""] }, "B": { "one": [1], "two": [2, -3] } } }"#
    )
    #expect(schema.statuses.map(\.name.value) == ["A", "B"])
    #expect(schema.statuses[0].cases[0].values.map(\.value) == [.string("ON"), .string("yes")])
    #expect(schema.statuses[1].cases[1].values.map(\.value) == [.number("2"), .number("-3")])
  }

  @Test("All problems of a file are said at once, in the order of its text")
  func collects() {
    let (schema, diagnostics) = decode(
      """
      { "feilds": {},
        "fields": { "a": "strng", "b": { "$lst": "int" } },
        "domain": { "x": "a b" } }
      """)
    #expect(schema == nil)
    #expect(diagnostics.map { $0.location?.line } == [1, 2, 2, 3])
    #expect(diagnostics.allSatisfy { $0.severity == .error })
  }

  @Test("A file with any one byte missing or replaced is read or refused with a reason, never a crash")
  func damaged() {
    let bytes = Array(SchemaText.trip.utf8)
    let replacements: [[UInt8]] = [[], [UInt8(ascii: "[")], [UInt8(ascii: "'")], [UInt8(ascii: "\\")]]
    for index in bytes.indices {
      let damaged = bytes[..<index] + replacements[index % replacements.count] + bytes[(index + 1)...]
      let (schema, diagnostics) = decode(String(decoding: damaged, as: UTF8.self))
      #expect((schema == nil) == diagnostics.hasErrors)
    }
  }

  @Test("Endless nesting is refused, never a crash")
  func nesting() {
    func nested(_ open: String, _ inner: String, _ close: String, _ count: Int = 100_000) -> String {
      String(repeating: open, count: count) + inner + String(repeating: close, count: count)
    }
    for text in [
      #"{ "fields": { "a": "\#(nested("[", "int", "]"))" } }"#,
      #"{ "fields": {}, "domain": { "a": "\#(nested("A(", "a", ")"))" } }"#,
      #"{ "fields": {}, "domain": { "a": { "$byHand": "\#(nested("A<", "a", ">"))", "from": ["a"] } } }"#,
    ] {
      #expect(decode(text).diagnostics.map(\.message) == ["this is nested more than 64 deep"])
    }
    #expect(decode(#"{ "fields": \#(nested(#"{ "a": "#, "\"int\"", "}", 400)) }"#).schema != nil)
    #expect(decode(#"{ "fields": \#(nested(#"{ "a": "#, "\"int\"", "}", 100_000)) }"#).schema == nil)
  }

  @Test("The column inside a string counts the escapes before it")
  func columns() {
    let (_, diagnostics) = decode(#"{ "fields": {}, "checks": ["a == '\u00e9' x"] }"#)
    #expect(diagnostics.map { $0.location?.column } == [43])
  }
}

enum SchemaText {
  static let offer = """
    {
      "fixtures": ["offer_*.json"],
      "at": "data.offers[]",
      "fields": {
        "offer_id": "string",
        "departure_at": "date-time",
        "price": { "amount_minor": "int64", "currency": "string" },
        "seats_left": "int?"
      },
      "domain": {
        "id": "OfferID(offer_id)",
        "departure": "departure_at",
        "price": "Money(minorUnits: price.amount_minor, currencyCode: price.currency)"
      },
      "checks": ["seats_left >= 0"]
    }

    """

  static let trip = #"""
    {
      "description": "A trip as its screen shows it.",
      "fixtures": ["trip_*.json"],
      "at": "data",
      "fields": {
        "trip_id": "string",
        "status": "string",
        "passengers": { "$list": { "id": "string", "name": "string?" } },
        "$$ref": { "$type": "string?", "$description": "where the record stands", "$deprecated": true },
        "address": {
          "$optional": true,
          "street_and_number": "string",
          "postal_code_as_written": "string",
          "country_code": "string"
        }
      },
      "domain": {
        "id": "TripID(trip_id)",
        "status": "TripStatus(status)",
        "passengers": "[Passenger](passengers)",
        "note": { "value": "'it''s'", "test": false }
      },
      "checks": [
        "passengers is not empty",
        "trip_id matches /^[A-Z]{2}\\/[0-9]+$/",
        "address.country_code in ['DE', 'FR', 'IT']"
      ],
      "ignore": { "*_url": "links we do not follow" },
      "statuses": {
        "TripStatus": { "confirmed": ["confirmed", "ok"], "cancelled": ["cancelled", "canceled"] }
      },
      "types": {
        "Fare": {
          "fields": { "amount": "decimal-string", "currency": "string" },
          "domain": "Money?(major: amount, currencyCode: currency)"
        }
      }
    }

    """#
}

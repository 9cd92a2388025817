import Testing
import ToolSupport

@testable import DTOGenSwift
@testable import DTOGenTemplates

/// No name that a key or a person gives hides one that the generated code needs.
@Suite struct TypeNameTests {
  /// Objects under keys that are types of Swift, of Foundation, of the kernel and of the feature itself.
  private static let module = GeneratedModule(schemas: [
    (
      "Offer",
      #"""
      {
        "fields": {
          "offer_id": "string", "status": "string", "at": "date-time", "day": "date", "total": "decimal",
          "link": "url", "ref": "uuid", "price": { "amount_minor": "int64", "currency": "string" },
          "data": { "date": { "id": "int", "at": "date-time" } },
          "type": { "a": "int" }, "protocol": { "a": "int" }, "string": { "a": "string" },
          "int": { "a": "int" }, "id": { "a": "int" }, "error": { "a": "int" }, "self": { "a": "int" },
          "date": { "at": "date-time" }, "url": { "link": "url" }, "uuid": { "ref": "uuid" },
          "decimal": { "total": "decimal" }, "optional": { "a": "int?" }, "array": { "a": "[int]" },
          "money": { "a": "int" }, "calendar_date": { "day": "date" }, "offer_status": { "a": "int" },
          "wire_mapping": { "a": "[int]?" }, "mapping_error": { "a": "int" }, "any": { "a": "int" },
          "trip": { "trip": { "trip": { "a": "int" } } }, "main_trip": "Trip",
          "legs": { "$list": { "legs": { "$list": { "a": "int" } } } }, "leg": { "b": "int" }, "Leg": { "c": "int" },
          "image_url": { "a": "int" }, "hashable": { "a": "int" }, "+": { "a": "int" }, "😀": { "a": "int" },
          "1st": { "a": "int" }, "default": { "a": "int" }, "init": "int", "class": "int?", "hashValue": "int",
          "offer": { "offer": "Offer?" }
        },
        "domain": {
          "id": "OfferID(offer_id)", "status": "OfferStatus(status)", "at": "at", "day": "day", "total": "total",
          "link": "link", "ref": "ref", "price": "Money(minorUnits: price.amount_minor, currencyCode: price.currency)",
          "data": "data", "type": "type", "protocol": "protocol", "string": "string", "int": "int",
          "identity": "id", "error": "error", "own": "self", "date": "date", "url": "url", "uuid": "uuid",
          "decimal": "decimal", "optional": "optional", "array": "array", "money": "money",
          "calendarDate": "calendar_date", "offerStatus": "offer_status", "wireMapping": "wire_mapping",
          "mappingError": "mapping_error", "any": "any", "trip": "trip", "mainTrip": "main_trip", "legs": "legs",
          "leg": "leg", "Leg": "Leg", "imageURL": "image_url", "hashable": "hashable", "plus": "`+`", "smile": "`😀`",
          "first": "`1st`", "default": "default", "init": "init", "class": "class", "hash": "hashValue",
          "offer": "offer"
        },
        "statuses": { "OfferStatus": { "open": ["open"], "none": ["none"], "default": ["x"], "self": ["s"] } },
        "types": { "Trip": { "fields": { "class": "string", "a b": "int", "a-b": "int", "+1": "int" } } }
      }
      """#
    )
  ])

  @Test(
    .enabled(if: SlowTests.areOn, "compiles under five settings: \(SlowTests.howToRun)"),
    arguments: GeneratedSettings.all)
  func theyCompile(under settings: GeneratedSettings) throws {
    #expect(try Self.module.typecheck(under: settings) == "")
  }

  /// A nested type that would hide another takes its owner's name in front.
  @Test func aNestedNameIsItsKeysOrItsOwnersAndItsKeys() throws {
    let text = try Self.module.text(of: "Offer.swift")
    for name in [
      "OfferData", "OfferDate", "OfferType", "OfferMoney", "OfferString", "ImageURL", "OfferURL", "Leg", "OfferLeg",
      "Plus", "GrinningFace", "Default",
    ] {
      #expect(text.contains("    struct \(name): "), "\(name)")
    }
    #expect(text.contains("        struct OfferDataDate: "))
  }

  static let refused: [(model: String, schema: String, message: String)] = [
    (
      "Date", #"{ "fields": { "a": "int" } }"#,
      "a type 'Date' would hide Swift's own in the whole module; name it 'ShopDate'"
    ),
    (
      "WireValue", #"{ "fields": { "a": "int" } }"#,
      "'WireValue' is the name of a type that generated code brings along"
    ),
    (
      "Offer", #"{ "fields": { "a": "string" }, "domain": { "a": "String2(a)", "b": "Data(x: a)" } }"#,
      "a type 'Data' would hide Swift's own"
    ),
    (
      "Offer",
      #"{ "fields": { "a": "string" }, "domain": { "a": "Price(x: a)" }, "types": { "PRICE": { "fields": { "b": "int" } } } }"#,
      "the files of 'Price' and 'PRICE' would differ only in upper and lower case"
    ),
    (
      "Offer", #"{ "fields": { "a": "string" }, "types": { "OfferDTO": { "fields": { "b": "int" } } } }"#,
      "two types of the feature would be called 'OfferDTO'"
    ),
    (
      "Offer", #"{ "fields": { "a": "string" }, "domain": { "self": "a" } }"#,
      ":1:44: error: 'self' cannot be a property in Swift"
    ),
  ]

  @Test(arguments: refused.indices) func aNameThatCannotWorkIsRefused(_ index: Int) throws {
    let (model, schema, message) = Self.refused[index]
    let error = #expect(throws: GeneratedModule.Failure.self) {
      try GeneratedModule(schemas: [(model, schema)]).files()
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  /// What generated code brings along, no model may be called.
  @Test func everyTypeOfTheTemplatesIsReserved() {
    var missing: [String] = []
    for (name, source) in EmbeddedTemplates.all where name.hasPrefix("swift/") {
      for line in source.split(separator: "\n") {
        let declaration =
          #/(?:\{\{[a-z]+\}\})*(?:private |indirect |final )*(?:struct|enum|protocol|class) ([A-Z]\w+)/#
        guard let match = line.prefixMatch(of: declaration) else { continue }
        if !SwiftReservedNames.ownTypes.contains(String(match.1)) { missing.append(String(match.1)) }
      }
    }
    #expect(missing == [])
  }
}

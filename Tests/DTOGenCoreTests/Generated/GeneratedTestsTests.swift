import Testing
import ToolSupport

@testable import DTOGenBase
@testable import DTOGenOutput

/// The generated tests are green on the fixtures they were made from, and red as soon as anything breaks.
@Suite(.serialized) struct GeneratedTestsTests {
  static let project = GeneratedProject(
    schemas: [
      (
        "Offer",
        ##"""
        {
          "fixtures": ["offers_*.json"],
          "at": "data.offers[]",
          "fields": {
            "offer_id": "string",
            "class": "string",
            "departure_at": "date-time",
            "arrival_at": "date-time",
            "stop_count": "int",
            "price": { "amount_minor": "int64", "currency": "string" },
            "seats_left": "int?",
            "level": "int",
            "ref": "uuid",
            "link": "url?",
            "day": "date",
            "ratio": "decimal"
          },
          "domain": {
            "id": "OfferID(offer_id)",
            "class": "class",
            "departure": "departure_at",
            "arrival": "arrival_at",
            "stops": "stop_count",
            "price": "Money(minorUnits: price.amount_minor, currencyCode: price.currency)",
            "seatsLeft": "seats_left",
            "level": "Level(level)",
            "ref": "ref", "link": "link", "day": "day", "ratio": "ratio"
          },
          "checks": ["arrival_at > departure_at", "stop_count >= 0", "price.currency matches /[A-Z]{3}/", "seats_left > 0"],
          "statuses": { "Level": { "low": [1], "high": [2, 3] } }
        }
        """##
      ),
      (
        "Order",
        ##"""
        {
          "fixtures": ["orders.jsonl"],
          "list": "skip",
          "at": "orders[]",
          "fields": {
            "id": "int64",
            "status": "string",
            "lines": { "$list": { "sku": "string", "count": "int", "fees": "json" } },
            "tags": "[string: int]",
            "pay": { "$oneOf": { "card": { "last4": "string" }, "cash": "double" } }
          },
          "domain": {
            "id": "OrderID(id)",
            "status": "OrderStatus(status)",
            "lines": "lines",
            "tags": "tags",
            "pay": "pay",
            "fees": { "$byHand": "[Int]", "from": ["lines"] }
          },
          "checks": ["id > 0", "lines is not empty", "id < 1000"],
          "statuses": { "OrderStatus": { "open": ["open", "new"], "paid": ["paid"] } }
        }
        """##
      ),
      (
        "Raw",
        ##"""
        { "domain": false, "fixtures": { "RawOne": ["raw.json"], "RawAll": ["raws.json"] }, "at": { "RawOne": "`a b`.raw", "RawAll": "[]" }, "fields": { "foo_bar": "string", "Baz": "int?" } }
        """##
      ),
      (
        "Tag",
        ##"""
        { "fixtures": ["tag.json"], "at": "tag", "fields": { "name": "string", "data": "Issue?", "next": "Tag?", "flight": "duration?", "pause": "duration?" }, "checks": ["flight <= 'PT18H'", "flight > pause"], "types": { "Issue": { "fields": { "issue": "string" } } } }
        """##
      ),
    ],
    fixtures: [
      (
        "offers_1.json",
        ##"""
        {"data": {"offers": [
         {"offer_id": "f-1", "class": "Y\\#(x)\"", "departure_at": "2024-05-01T10:20:30Z", "arrival_at": "2024-05-01T13:20:30+02:00", "stop_count": 1, "price": {"amount_minor": 12900, "currency": "NOK"}, "seats_left": 3, "level": 2, "ref": "6f9619ff-8b86-d011-b42d-00c04fc964ff", "link": "https://example.com/a?b=c", "day": "2024-05-01", "ratio": 0.25},
         {"offer_id": "f-2\u200b", "class": "J\nb", "departure_at": "2024-05-01T10:20:30.123Z", "arrival_at": "2024-05-01T22:20:30Z", "stop_count": 0, "price": {"amount_minor": 100, "currency": "EUR"}, "level": 9, "ref": "6f9619ff-8b86-d011-b42d-00c04fc964ff", "day": "2024-05-02", "ratio": 12}
        ]}}
        """##
      ),
      (
        "orders.jsonl",
        ##"""
        {"orders": [{"id": 7, "status": "OPEN", "lines": [{"sku": "a", "count": 2, "fees": null}], "tags": {"x_y": 1, "b": 2}, "pay": {"last4": "1234"}}, {"id": "bad"}]}

        {"orders": [{"id": 8, "status": "gone", "lines": [{"sku": "b", "count": 1, "fees": [1]}], "tags": {}, "pay": 1.5}]}
        """##
      ),
      (
        "raw.json",
        ##"""
        {"a b": {"raw": {"foo_bar": "x"}}}
        """##
      ),
      (
        "raws.json",
        ##"""
        [{"foo_bar": "x", "Baz": 2}]
        """##
      ),
      (
        "tag.json",
        ##"""
        {"tag": {"name": "n", "data": {"issue": "i"}, "flight": "P0DT2H35M", "pause": "PT0.5S", "next": {"name": "m", "flight": "PT2H"}}}
        """##
      ),
    ])

  private static let written = project.generate()

  private func text(of path: String) throws -> String {
    let file = try #require(Self.written.files.first { $0.path.hasSuffix("/" + path) })
    return String(decoding: file.contents, as: UTF8.self)
  }

  @Test(.enabled(if: SlowTests.areOn, "compiles and runs generated tests: \(SlowTests.howToRun)"))
  func theyAreGreenAndSayWhichStubsAreLeft() throws {
    let outcome = try Self.project.runTests()
    #expect(outcome.isGreen, "\(outcome.output)")
    #expect(outcome.output.contains("lines: to be mapped by hand"))
  }

  /// One thing broken each, and the test that must say so.
  static let damages: [(file: String, what: String, by: String, test: String)] = [
    ("Data/Offer+DTO.swift", "departure: dto.departureAt", "departure: dto.arrivalAt", "theFirstSampleMaps"),
    ("Data/Offer+DTO.swift", "ratio: dto.ratio", "ratio: dto.ratio + 1", "everySampleMaps"),
    ("Data/Offer+DTO.swift", "dto.stopCount >= 0", "dto.stopCount >= -9", "everyCheckRefusesWhatItForbids"),
    (
      "Data/OfferDTO.swift", "let offerId: String\n", "let offerId: String?\n", "requiredFieldsAreNeitherMissingNorNull"
    ),
    ("Data/Level+DTO.swift", "case 2, 3:", "case 2:", "everySpellingOfLevelMaps"),
    ("Data/OrderStatus+DTO.swift", "unknown(raw: raw)", "unknown(raw: raw.lowercased())", "KeepsItsText"),
    ("Fixtures/offers_1.json", "f-1", "", "theFirstSampleMaps"),
    ("Fixtures/raws.json", "[", "", "everyRawAllMaps"),
    ("Fixtures/tag.json", "", "", "everyTagResponseMaps"),
  ]

  private static func damaged(_ path: String, _ text: String) -> String? {
    if path.hasSuffix("Fixtures/tag.json") { return nil }
    var text = text
    for damage in damages where path.hasSuffix("/" + damage.file) {
      text = text.replacing(damage.what, with: damage.by)
    }
    return text.replacing("OfferID(dto.offerId)", with: "OfferID(dto.offerId ?? String())")
  }

  /// Everything is broken at once, since compiling takes most of the time.
  @Test(.enabled(if: SlowTests.areOn, "compiles and runs generated tests: \(SlowTests.howToRun)"))
  func theyAreRedWhereAnythingIsBroken() throws {
    let outcome = try Self.project.runTests(Self.damaged)
    #expect(!outcome.isGreen)
    for damage in Self.damages {
      let said = outcome.output.split(separator: "\n").contains {
        $0.contains("recorded an issue") && $0.contains(damage.test)
      }
      #expect(said, "\(damage.file) \(damage.what)")
    }
  }

  @Test(
    .enabled(if: SlowTests.areOn, "compiles under five settings: \(SlowTests.howToRun)"),
    arguments: GeneratedSettings.all)
  func theyCompile(under settings: GeneratedSettings) throws {
    var project = Self.project
    project.configuration = settings.configuration
    #expect(try project.typecheck(settings.flags) == "")
  }

  @Test func aSmallModelsFirstSampleReadsLikeAPersonsTest() throws {
    let tests = try text(of: "OfferMappingTests.swift")
    for line in [
      "let offer = try Offer(dto: dto)", #"#expect(offer.id.rawValue == "f-1")"#, "#expect(offer.seatsLeft == 3)",
      #"#expect(try offer.departure == Date("2024-05-01T10:20:30Z", strategy: .iso8601))"#,
      #"#expect(offer.price == Money(minorUnits: 12900, currencyCode: "NOK"))"#, "#expect(offer.level == .high)",
      #"#expect(offer.link?.absoluteString == "https://example.com/a?b=c")"#,
    ] {
      #expect(tests.contains("        \(line)\n"))
    }
  }

  @Test func aCheckWithoutASampleIsSaid() {
    var project = Self.project
    project.schemas = [("Offer", #"{ "fixtures": ["a.json"], "fields": { "x": "int?" }, "checks": ["x > x"] }"#)]
    project.fixtures = [("a.json", "{}")]
    #expect(project.generate().diagnostics.contains { $0.severity == .note && $0.message.contains("x > x") })
  }

  @Test func aFeatureWithoutFixturesHasNoTests() {
    var project = Self.project
    project.schemas = [("Offer", #"{ "fields": { "x": "int" } }"#)]
    let output = project.generate()
    #expect(output.diagnostics.map(\.severity) == [.warning])
    #expect(!output.files.contains { $0.path.hasPrefix(GeneratedProject.tests) })
  }
}

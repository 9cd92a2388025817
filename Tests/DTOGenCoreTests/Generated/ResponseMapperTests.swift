import Testing
import ToolSupport

/// Whole responses become domain values, with errors that name the path from the document.
@Suite struct ResponseMapperTests {
  private static func schema(_ head: String, domain: String = #"{ "id": "id" }"#) -> String {
    "{ \(head), \"fields\": { \"id\": \"string\", \"amount_minor\": \"int64\", \"currency\": \"string\" }, "
      + "\"ignore\": { \"amount_minor\": \"x\", \"currency\": \"x\" }, \"domain\": \(domain) }"
  }

  private static let money = "\"Money(minorUnits: amount_minor, currencyCode: currency)\""

  static let module = GeneratedModule(schemas: [
    ("Offer", schema(#""at": "search_data.offers[]""#)),
    ("Trip", schema(#""at": { "TripList": "data[]", "TripDetail": "data", "TripFeed": "[]", "TripPage": "[]" }"#)),
    ("Stop", schema(#""at": "[]", "list": "skip""#)),
    ("Leg", schema(#""at": "data.legs[].leg_data", "list": "skip""#)),
    ("Fare", schema(#""at": "groups[].class[]""#)),
    ("Seat", schema(#""at": "`air:ETR`[1].data[last].type""#)),
    ("Price", schema(#""at": "prices[]""#, domain: money)),
    ("Wire", schema(#""at": "wires[]""#, domain: "false")),
    (
      "Ticket",
      #"""
      { "at": "tickets[]", "fields": "Wire", "domain": { "id": "id" },
        "ignore": { "amount_minor": "x", "currency": "x" } }
      """#
    ),
  ])

  private static func element(_ id: String) -> String { #"{"id":\#(id),"amount_minor":5,"currency":"EUR"}"# }

  private static func map(
    _ domain: String, _ dto: String, _ json: String, _ member: String, _ expected: String, skipping: Bool = false
  ) -> DTOProbe {
    let mapping =
      skipping ? "dto in try skipping { \(domain)(dto: dto, skipped: &$0) }" : "try \(domain)(dto: $0)"
    return DTOProbe("map", "", member, expected).replacing(
      "try map(\(dto).self, ####\"\(json)\"####) { \(mapping) }\(member)")
  }

  static let probes: [DTOProbe] = {
    let (good, bad) = (element(#""a""#), element("7"))
    let wrapped = #"{"leg_data":\#(good)}"#
    let picks = #"{"air:ETR":["x",{"data":[null,{"type":\#(good)}]}]}"#
    return [
      map("[Offer]", "OfferResponseDTO", #"{"search_data":{"offers":[\#(good),\#(good)]}}"#, ".count", "2"),
      map("[Offer]", "OfferResponseDTO", #"{"search_data":{"offers":[]}}"#, ".count", "0"),
      map(
        "[Offer]", "OfferResponseDTO", #"{"search_data":{"offers":[\#(good),\#(bad)]}}"#, "",
        "error: search_data.offers[1].id: expected a string, found 7"),
      map(
        "[Offer]", "OfferResponseDTO", #"{"search_data":{}}"#, "",
        "error: search_data.offers: expected a value, found nothing"),
      map("[Trip]", "TripListDTO", #"{"data":[\#(good)]}"#, ".map(\\.id)", #"["a"]"#),
      map("Trip", "TripDetailDTO", #"{"data":\#(good)}"#, ".id", "a"),
      map("[Trip]", "TripFeedDTO", "[\(good)]", ".map(\\.id)", #"["a"]"#),
      map("[Trip]", "[TripDTO]", "[\(good)]", ".map(\\.id)", #"["a"]"#),
      map(
        "[Stop]", "[WireElement<StopDTO>]", "[\(bad),\(good),1]", "",
        "1 [0] was skipped: [0].id: expected a string, found 7 [2] was skipped: [2]", skipping: true),
      map(
        "[Leg]", "LegResponseDTO", #"{"data":{"legs":[\#(wrapped),{},\#(wrapped)]}}"#, "",
        "2 data.legs[1] was skipped: data.legs[1].leg_data", skipping: true),
      map("[Fare]", "FareResponseDTO", #"{"groups":[{"class":[\#(good)]},{"class":[\#(good)]}]}"#, ".count", "2"),
      map("Seat", "SeatResponseDTO", picks, ".id", "a"),
      map(
        "Seat", "SeatResponseDTO", #"{"air:ETR":[]}"#, "", #"error: invalid(field: "`air:ETR`[1]")"#),
      map("[Money]", "PriceResponseDTO", #"{"prices":[\#(good)]}"#, ".map(\\.minorUnits)", "[5]"),
      map("Array", "WireResponseDTO", #"{"wires":[\#(good)]}"#, ".count", "1").replacing(
        "try map(WireResponseDTO.self, ####\"{\"wires\":[\(good)]}\"####) { $0.wires }.count"),
      map("[Ticket]", "TicketResponseDTO", #"{"tickets":[\#(good)]}"#, ".count", "1"),
    ]
  }()

  private static let helpers = """
    func map<T: Decodable, R>(_ type: T.Type, _ json: String, _ body: (T) throws -> R) throws -> R {
        try body(decode(type, json))
    }

    func skipping<R>(_ body: (inout [SkippedElement]) throws -> [R]) throws -> String {
        var skipped: [SkippedElement] = []
        let values = try body(&skipped)
        return (["\\(values.count)"] + skipped.map(\\.description)).joined(separator: " ")
    }

    """

  private static let lines = Result {
    try module.run(main: DTOProbe.program(probes) + "\n" + helpers).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: probes.indices) func aResponseMaps(_ index: Int) throws {
    let lines = try Self.lines.get()
    let line = try #require(lines.indices.contains(index) ? lines[index] : nil, "\(lines)")
    #expect(line.hasPrefix(Self.probes[index].expected), "\(Self.probes[index])")
  }

  @Test(
    .enabled(if: SlowTests.areOn, "compiles under five settings: \(SlowTests.howToRun)"),
    arguments: GeneratedSettings.all)
  func itCompiles(under settings: GeneratedSettings) throws {
    var module = Self.module
    module.configuration = settings.configuration
    #expect(try module.typecheck(settings.flags) == "")
  }

  @Test func aResponseLooksAsAPersonWouldWriteIt() throws {
    #expect(
      try Self.module.text(of: "OfferResponseDTO.swift") == """
        // Generated by dtogen from Offer.dto.json. Do not edit.

        struct OfferResponseDTO: Decodable, Sendable {
            let searchData: SearchDataDTO

            struct SearchDataDTO: Decodable, Sendable {
                let offers: [OfferDTO]
            }
        }

        extension [Offer] {
            init(dto: OfferResponseDTO) throws {
                self = try WireMapping.each(dto.searchData.offers, at: "search_data.offers", Offer.init(dto:))
            }
        }

        """)
  }

  @Test func twoTypesOfOneNameAreRefused() {
    let offer = #"{ "at": "data", "fields": { "id": "string" }, "types": { "OfferResponse": { "fields": {} } } }"#
    #expect(throws: GeneratedModule.Failure.self) { try GeneratedModule(schemas: [("Offer", offer)]).files() }
  }

  @Test func skippingInSeveralListsIsRefused() {
    let offer = #"{ "at": "groups[].offers[]", "list": "skip", "fields": { "id": "string" } }"#
    #expect(throws: GeneratedModule.Failure.self) { try GeneratedModule(schemas: [("Offer", offer)]).files() }
  }
}

extension DTOProbe {
  fileprivate func replacing(_ expression: String) -> DTOProbe {
    var copy = self
    copy.expression = expression
    return copy
  }
}

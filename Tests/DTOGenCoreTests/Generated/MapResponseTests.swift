import Testing
import ToolSupport

@testable import DTOGenBase
@testable import DTOGenCore
@testable import DTOGenOutput

/// `[]` of `at` over an object in a list's place: its values are the samples, in the order of their keys.
@Suite struct MapResponseTests {
  private static func schema(_ at: String, _ more: String = "") -> String {
    """
    { "fixtures": ["offers*.json"], "at": "\(at)"\(more), "fields": { "offer_id": "string", "stop_count": "int" },
      "checks": ["stop_count >= 0"] }
    """
  }

  private static let map =
    #"{ "x-9": { "offer_id": "o2", "stop_count": 0 }, "a b": { "offer_id": "o1", "stop_count": 1 } }"#

  private func project(_ at: String, _ fixtures: String..., more: String = "") -> GeneratedProject {
    GeneratedProject(
      schemas: [("Offer", Self.schema(at, more))],
      fixtures: fixtures.enumerated().map { ("offers\($0).json", $1) })
  }

  private func text(_ output: GeneratorOutput, _ path: String) -> String {
    output.files.first { $0.path == path }.map { String(decoding: $0.contents, as: UTF8.self) } ?? ""
  }

  @Test(
    "DTO, mapper and errors follow the map, and the generated tests are green",
    .enabled(if: SlowTests.areOn, "compiles and runs generated tests: \(SlowTests.howToRun)"))
  func envelope() throws {
    let project = project("data.offers[]", #"{ "data": { "offers": \#(Self.map) } }"#, #"{ "data": { "offers": {} } }"#)
    let response = text(project.generate(), GeneratedProject.data + "OfferResponseDTO.swift")
    #expect(response.contains("let offers: [String: OfferDTO]"), "\(response)")
    #expect(
      response.contains(#"WireMapping.list(dto.data.offers, at: "data.offers", Offer.init(dto:))"#), "\(response)")
    let own = """

      @Suite struct PathTests {
          private func map(_ offers: String) throws -> [Offer] {
              let json = "{ \\"data\\": { \\"offers\\": \\(offers) } }"
              return try [Offer](dto: WireDecoder.decode(OfferResponseDTO.self, from: Data(json.utf8)))
          }

          @Test func valuesComeInTheOrderOfTheirKeys() throws {
              #expect(try map(#"\(Self.map)"#).map(\\.offerID) == ["o1", "o2"])
          }

          @Test func errorsNameTheKey() {
              #expect(throws: MappingError.invalid(field: "data.offers.`a b`.stop_count")) {
                  try map(#"{ "a b": { "offer_id": "o1", "stop_count": -1 } }"#)
              }
              let error = #expect(throws: WireError.self) { try map(#"{ "x-9": { "offer_id": "o1" } }"#) }
              #expect(error?.field == "data.offers.x-9.stop_count")
          }
      }
      """
    let outcome = try project.runTests { path, text in
      path.hasSuffix("OfferMappingTests.swift") ? "import Foundation\n" + text + own : text
    }
    #expect(outcome.isGreen, "\(outcome.output)")
  }

  @Test(
    "Maps on the way, and one that is the whole document",
    .enabled(if: SlowTests.areOn, "compiles and runs generated tests: \(SlowTests.howToRun)"),
    arguments: [
      ("[]", map), ("cities[].offers[]", #"{ "cities": { "VIE": { "offers": \#(map) }, "GRZ": { "offers": {} } } }"#),
      ("[].offers[]", #"[{ "offers": \#(map) }, { "offers": \#(map) }]"#), ("days[].best", bests),
    ])
  func places(at: String, fixture: String) throws {
    let outcome = try project(at, fixture).runTests()
    #expect(outcome.isGreen, "\(outcome.output)")
  }

  private static let bests = #"{ "days": { "2026-01-01": { "best": { "offer_id": "o2", "stop_count": 0 } } } }"#

  @Test(
    "A list here and a map there have no one type",
    arguments: [
      ("[]", 1, "'offers' is a list, not an object"),
      (#"[{ "offer_id": "o3", "stop_count": 0 }]"#, 0, "'offers' is an object, not a list"),
    ])
  func mixed(list: String, file: Int, message: String) {
    let output = project("offers[]", #"{ "offers": \#(Self.map) }"#, #"{ "offers": \#(list) }"#).generate()
    let errors = output.diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1, "\(errors)")
    #expect(errors.first?.message.contains(message) ?? false, "\(errors)")
    #expect(errors.first?.location?.file == GeneratedProject.folder + "offers\(file).json")
    #expect(output.files.isEmpty)
  }

  @Test func skippingIsForLists() {
    let output = project("offers[]", #"{ "offers": \#(Self.map) }"#, more: #", "list": "skip""#).generate()
    #expect(
      output.diagnostics.contains { $0.message.contains("'offers[]' walks a map, whose values are all needed") },
      "\(output.diagnostics)")
  }

  @Test("What infer reads at a place, generate reads too")
  func agreement() throws {
    let file = InputFile(path: "offers.json", bytes: Array(#"{ "offers": \#(Self.map) }"#.utf8))
    let inferred = Pipeline.infer(model: "Offer", feature: "Shop", at: "offers[]", documents: [file])
    #expect(inferred.schema != nil, "\(inferred.diagnostics)")
    let request = ScaffoldRequest(feature: "Shop", model: "Offer", fixtures: [file], at: "offers[]")
    let output = Pipeline.scaffold(request, in: ProjectInput())
    #expect(!output.diagnostics.hasErrors, "\(output.diagnostics)")
    #expect(text(output, GeneratedProject.tests + "OfferMappingTests.swift").contains("at: \"offers.x-9\""))
  }
}

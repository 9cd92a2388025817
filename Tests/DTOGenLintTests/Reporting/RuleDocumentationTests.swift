import Foundation
import Testing
import ToolSupport

@testable import DTOGenBase
@testable import DTOGenLint
@testable import DTOGenSchema

/// What the rules say about themselves.
struct RuleDocumentationTests {
  @Test func isWhatTheREADMESays() throws {
    let readme = Repository.folder("README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let opening = try #require(text.range(of: RuleDocumentation.opening + "\n"), "README.md has no list of lint rules")
    let closing = try #require(text.range(of: RuleDocumentation.closing))
    #expect(
      text[opening.upperBound..<closing.lowerBound] == RuleDocumentation.table,
      "README.md is out of date; run .ci/document-rules")
  }

  @Test(arguments: LintRule.all.map(\.name))
  func hasAnExampleAndReasons(name: String) throws {
    let rule = try #require(LintRule.all.first { $0.name == name })
    #expect(!rule.example.wrong.isEmpty && !rule.example.right.isEmpty)
    #expect(rule.summary.hasSuffix("."))
    #expect(rule.reason.hasSuffix(".") || rule.reason.hasSuffix(")."))
    #expect(!RuleDocumentation.table.isEmpty && RuleDocumentation.chapter(rule).contains(rule.example.wrong))
  }

  /// The wrong code of each example breaks its rule in the app around it, and the right code breaks none.
  @Test(arguments: LintRule.all.map(\.name))
  func hasAnExampleThatIsTrue(name: String) throws {
    let rule = try #require(LintRule.all.first { $0.name == name })
    let frame = try #require(Self.frames[rule.id])
    #expect(Self.rules(in: frame, rule.example.wrong, at: frame.path) == frame.others + [name])
    #expect(Self.rules(in: frame, rule.example.right, at: frame.rightPath ?? frame.path) == [])
  }

  /// Where an example's code stands, and what stands around it there.
  private struct Frame {
    var path: String
    var rightPath: String?
    var before = ""
    var after = ""
    /// What the wrong code breaks besides: a comment without a reason allows nothing.
    var others: [String] = []
  }

  private static let frames: [LintRuleName: Frame] = [
    .wireTypeOutsideData: Frame(path: "Features/Search/UI/OfferRow.swift"),
    .wireTypeInSignature: Frame(path: "Features/Search/Data/OfferRepository.swift"),
    .serializableDomain: Frame(path: "Features/Search/Domain/FlightOffer.swift"),
    .uiStateInDomain: Frame(path: "Features/Trips/Domain/Trip.swift", rightPath: "Features/Trips/UI/TripRow.swift"),
    .impureMapper: Frame(path: "Features/Trips/Data/Trip+DTO.swift", before: "extension Trip {\n", after: "\n}"),
    .mapperDefault: Frame(path: "Features/Search/Data/Offer+DTO.swift", before: "extension Offer {\n", after: "\n}"),
    .featureBoundary: Frame(path: "Features/Trips/Domain/Trip.swift"),
    .rawEnumFromWire: Frame(path: "Features/Trips/Data/TripDTO.swift"),
    .statusWithoutUnknown: Frame(
      path: "Features/Trips/Data/TripStatus+DTO.swift", before: "extension TripStatus {\n", after: "\n}"),
    .sharedModel: Frame(path: "Models/Booking.swift", rightPath: "Features/Trips/Domain/Trip.swift"),
    .kernelSerialization: Frame(path: "SharedKernel/Money.swift"),
    .kernelImport: Frame(path: "SharedKernel/Money.swift"),
    .allowComment: Frame(
      path: "Features/Trips/Data/Trip+DTO.swift", before: "extension Trip { init(dto: TripDTO) { let raw = dto.title\n",
      after: "\n} }", others: ["mapper-default"]),
  ]

  /// The app that the examples are from; a file of the example's takes the place of its own.
  private static let app = [
    "Features/Checkout/UI/Pay.swift": "struct Pay { let booking: Booking }",
    "Features/Search/Data/FlightOfferDTO.swift": "struct FlightOfferDTO: Decodable { let id: String }",
    "Features/Search/Data/OfferDTO.swift": "struct OfferDTO: Decodable { let price: Int? }",
    "Features/Search/Domain/FlightOffer.swift": "struct FlightOffer { let id: OfferID }",
    "Features/Search/Domain/Offer.swift": "struct Offer { let price: Int }",
    "Features/Search/UI/Rows.swift": "struct Rows { let booking: Booking }",
    "Features/Trips/Data/TripDTO.swift": "struct TripDTO: Decodable { let id: String; let departure: Date }",
    "Features/Trips/Domain/Trip.swift": "struct Trip { let id: TripID }",
    "Features/Trips/Domain/TripStatus.swift": "enum TripStatus { case confirmed, cancelled, unknown(raw: String) }",
  ]

  private static func rules(in frame: Frame, _ code: String, at path: String) -> [String] {
    var files = app
    files[path] = frame.before + code + frame.after
    var configuration = Configuration()
    configuration.swift.module = "App"
    let sources = files.sorted { $0.key < $1.key }.map { InputFile(path: $0.key, bytes: Array($0.value.utf8)) }
    return Linter.run(LintInput(configuration: configuration, sources: sources)).findings.map(\.rule)
  }

  @Test func coversEveryNameOfTheSettings() {
    #expect(LintRule.all.map(\.id) == LintRuleName.allCases)
  }
}

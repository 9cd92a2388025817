import Testing

@testable import DTOGenBase
@testable import DTOGenLint
@testable import DTOGenSchema

/// Which names may stand where.
struct BoundaryRuleTests {
  private let offer: (String, String) = ("Features/Search/Domain/Offer.swift", "struct Offer { let id: String }")

  @Test func keepsWireTypesInTheDataLayer() {
    let files: KeyValuePairs = [
      "App/Main.swift": "import SearchFeature\nlet a: OfferDTO? = nil; let b = JSONDecoder()",
      "Features/Search/Data/A.swift": """
      struct OfferDTO: Decodable {}
      struct Page: Decodable {}
      private struct Hidden: Decodable {}
      struct Helper {}
      """,
      "Features/Search/UI/B.swift": """
      let a: [OfferDTO] = [], b: Page.Part? = nil
      let c = "OfferDTO" // OfferDTO
      let d = x.OfferDTO, e: Hidden, f: Helper
      func g() { JSONSerialization.data }
      enum CodingKeys { }
      """,
      "Features/Search/UI/C.swift": "struct Page {}\nlet a: Page",
      "Features/Search/UI/D.swift": "struct V { struct OfferDTO {}; let a: OfferDTO }",
      "Features/Search/UI/E.swift": "struct RowDTO: Decodable {}",
    ]
    let rule = "wire-type-outside-data"
    #expect(
      LintSketch().findings(files) == [
        "App/Main.swift:2 \(rule)", "Features/Search/UI/B.swift:1 \(rule)", "Features/Search/UI/B.swift:1 \(rule)",
        "Features/Search/UI/B.swift:4 \(rule)", "Features/Search/UI/B.swift:5 \(rule)",
        "Features/Search/UI/E.swift:1 \(rule)",
      ])
  }

  @Test func keepsDomainModelsPlain() {
    let files: KeyValuePairs = [
      "Features/A/Data/B.swift": "extension B: Decodable {}\nstruct C: Codable {}",
      "Features/A/Domain/B+Keys.swift": "extension B { func f() { _ = CodingKeys.self } }",
      "Features/A/Domain/B.swift":
        "struct B: Hashable {}\nenum D: String, Swift.Codable { case a }\nprotocol E: Codable {}",
    ]
    #expect(
      LintSketch().findings(files) == [
        "Features/A/Data/B.swift:1 serializable-domain", "Features/A/Domain/B.swift:2 serializable-domain",
      ])
  }

  @Test func findsFeaturesThatSeeEachOther() {
    let files: KeyValuePairs = [
      "Features/A/Domain/M.swift": "struct M {}\nstruct Same {}",
      "Features/B/Domain/N.swift": "struct N { let m: M; let s: Same }\nstruct Same {}",
    ]
    #expect(LintSketch().findings(files).isEmpty)
    var sketch = LintSketch()
    sketch.configuration.swift.module = "App"
    #expect(sketch.findings(files) == ["Features/B/Domain/N.swift:1 feature-boundary"])
    #expect(
      LintSketch().findings([
        "Features/A/Domain/M.swift": "struct M {}",
        "Features/B/UI/N.swift": "import AFeature\nlet m: M",
        "Features/C/UI/N.swift": "import Foundation\nlet m: M",
      ]) == ["Features/B/UI/N.swift:1 feature-boundary", "Features/B/UI/N.swift:2 feature-boundary"])
  }

  /// Only identifiers travel; where their home is another feature, its import is what is to be looked at.
  @Test func letsIdentifiersTravel() {
    #expect(
      LintSketch().findings([
        "Features/A/Domain/M.swift": "struct M {}\nstruct ProductID: Hashable { let rawValue: String }",
        "Features/B/UI/N.swift": "import AFeature\nlet m: M\nlet p: ProductID",
      ]) == ["Features/B/UI/N.swift:1 feature-boundary", "Features/B/UI/N.swift:2 feature-boundary"])
  }

  @Test func hidesTheWireBehindRepositories() {
    let files: KeyValuePairs = [
      "Features/A/Data/R.swift": """
      struct DTO: Decodable {}
      protocol TripRepository { func a(_ x: DTO); func b() -> [String: DTO]; var c: DTO? { get } }
      final class TripServiceImpl { private func a() -> DTO {}; func b() { let x: DTO } }
      struct Client { func a() -> DTO }
      """
    ]
    let found = "Features/A/Data/R.swift:2 wire-type-in-signature"
    #expect(LintSketch().findings(files) == [found, found, found])
  }

  @Test func findsRawEnumsOnTheWire() {
    let files: KeyValuePairs = [
      "Features/A/Data/R.swift": """
      enum A: String, Decodable { case a }
      enum B: Int, Codable { case a }
      enum C: String, Decodable { case a, unknown; init(from decoder: any Decoder) throws { self = .a } }
      enum D: Decodable { case a }
      struct All: Decodable { let a: A?; let b: [B]; let c: C; let d: D; let f: E.F; let g: G }
      struct E: Decodable { enum F: String, Codable { case a }; enum CodingKeys: String, CodingKey { case g } }
      enum G: String, Codable, CodingKey { case a }
      """
    ]
    #expect(
      LintSketch().findings(files) == [1, 2, 6].map { "Features/A/Data/R.swift:\($0) raw-enum-from-wire" })
  }

  /// What a request sends, or a DTO keeps as text, fails no response.
  @Test func leavesRawEnumsThatNobodyDecodes() {
    let files: KeyValuePairs = [
      "Features/A/Data/R.swift": """
      struct Request: Encodable { enum Order: String, Codable { case up }; let order: Order }
      struct NoticeDTO: Codable { enum Kind: String, Codable { case a }; let kind: String }
      enum Sent: String, Codable { case a }
      enum Kept: String, Codable { case a }
      struct Page {}
      extension Page: Decodable { let kept: [String: Kept] }
      let sent = try decoder.decode([Sent].self, from: data)
      """
    ]
    #expect(LintSketch().findings(files) == [3, 4].map { "Features/A/Data/R.swift:\($0) raw-enum-from-wire" })
  }

  @Test func saysHowFarASharedModelHasCome() {
    let uses: KeyValuePairs = [
      "Features/A/UI/V.swift": "let a: Booking; let b: Button; let c: Client",
      "Features/B/UI/V.swift": "let a: Booking; let b: Button; let c: Client; let d: One",
      "Models/Booking.swift": """
      struct Booking: Codable { let a: Int?; var b: String?; let c: Int; static let d = 1; var e: Int { 1 } }
      struct Button: View { let a: Int; let b: Int; let c: Int; let d: Int; let e: Int }
      final class Client { let a: Int; let b: Int; let c: Int; let d: Int; let e: Int }
      struct One: Equatable { let a: Int; let b: Int }
      """,
    ]
    let findings = LintSketch().run(uses).findings
    #expect(
      findings.map(\.message) == [
        "'Booking' is a model of 2 features (A, B): 3 fields, 66% of them optional; give each feature its own"
      ])
    #expect(findings.first?.severity == .warning)
  }

  @Test func saysNothingOfNamesThatMayMeanSomethingElse() {
    #expect(
      LintSketch().findings([
        "Features/A/UI/V.swift": "let a: Player; let b: Game; let c: Store",
        "Features/B/UI/V.swift": "let a: Player; let b: Game; struct X { enum Store {}; let c: Store }",
        "Lib/One/Player.swift": "struct Player: Codable { let a: Int; let b: Int }",
        "Lib/Two/Player.swift": "struct Player: Codable { let a: Int; let b: Int }",
        "Lib/Game.swift": "struct Game { @Dependency var a: A; var b: B; var c: C; var d: D; var e: E }",
        "Lib/Store.swift": "struct Store: Codable { let a: Int; let b: Int }",
      ]).isEmpty)
  }

  /// A module may have the name of a type in it, and a file sees only the packages that it imports.
  @Test func saysNothingOfModulesAndOfNamesThatAreNotImported() {
    var sketch = LintSketch()
    sketch.configuration.layout.data = "Packages/Models"
    sketch.configuration.layout.support = "Packages/Models"
    let models = "public struct Account: Codable {}\npublic struct Notification: Codable {}\nstruct List: Codable {}"
    let rule = "wire-type-outside-data"
    #expect(
      sketch.findings([
        "App/A.swift": "import Account\nimport Models\nlet a: Account",
        "App/B.swift": "import Foundation\nextension Notification.Name {}\nlet a: Account",
        "App/C.swift": "import Models\nimport SwiftUI\nlet a = List {}",
        "App/D.swift": "import Env\nlet a: Notification",
        "Packages/Env/Sources/Env/E.swift": "@_exported import struct Foundation.URL\nimport Models",
        "Packages/Models/Sources/Models/Models.swift": models,
      ]) == ["App/A.swift:3 \(rule)"])
    #expect(
      sketch.findings([
        "App/D.swift": "import Env\nlet a: Notification",
        "Packages/Env/Sources/Env/E.swift": "@_exported import Models",
        "Packages/Models/Sources/Models/Models.swift": models,
      ]) == ["App/D.swift:2 \(rule)"])
  }

  @Test func keepsTheKernelPlain() {
    let files: KeyValuePairs = [
      "SharedKernel/A.swift": "import Foundation\nimport Swift\nstruct A { struct B: Decodable {} }",
      "SharedKernel/TripID.swift": "import Foundation\nstruct TripID { let rawValue: UUID }",
    ]
    #expect(
      LintSketch().findings(files) == [
        "SharedKernel/A.swift:1 kernel-import", "SharedKernel/A.swift:3 kernel-serialization",
      ])
  }
}

import Testing

@testable import DTOGenBase
@testable import DTOGenLint
@testable import DTOGenSchema

/// Which part of the app a file belongs to: what the layout says most about, and no word in a name.
@Suite struct LintPlaceTests {
  private func area(_ path: String, _ edit: (inout Layout) -> Void = { _ in }) -> String {
    var layout = Layout()
    edit(&layout)
    let place = LintPlace.of(path, in: layout)
    return "\(place.area) \(place.feature ?? "-")"
  }

  @Test(arguments: [
    ("Features/LabTests/Data/ResultDTO.swift", "data LabTests"),
    ("Features/LabTests/Domain/Result.swift", "domain LabTests"),
    ("Features/LabTests/UI/Row.swift", "feature LabTests"),
    ("Features/Search/UI/LabTests/Row.swift", "feature Search"),
    ("Features/LabTests/Data/Tests/Fixtures.swift", "tests -"),
    ("Features/Tests/Data/Tests/A.swift", "tests -"),
    ("Features/Tests/UI/A.swift", "feature Tests"),
    ("SharedKernel/A.swift", "kernel -"),
    ("SpeedTests/A.swift", "outside -"),
  ])
  func tellsTestsByTheLayout(path: String, expected: String) { #expect(area(path) == expected) }

  @Test func letsTheFolderCountThatSaysMore() {
    func layout(_ layout: inout Layout) {
      layout.domain = "{Feature}"
      layout.data = "{Feature}/Data"
      layout.tests = "{Feature}Tests"
      layout.kernel = "."
    }
    #expect(area("Search/A.swift", layout) == "domain Search")
    #expect(area("Search/Data/A.swift", layout) == "data Search")
    #expect(area("SearchTests/A.swift", layout) == "tests -")
    #expect(area("Money.swift", layout) == "kernel -")
    #expect(area("Main.swift") { $0.fixtures = "." } == "outside -")
    let shared = area("Features/Search/A.swift") {
      $0.tests = "Features/{Feature}"; $0.data = $0.tests
    }
    #expect(shared == "data Search", "tests among the code cannot be told from it")
  }

  @Test func lintsAFeatureThatIsCalledTests() {
    let files: KeyValuePairs = [
      "Features/LabTests/Domain/Result.swift": "struct Result: Codable {}",
      "Features/LabTests/Data/ResultDTO.swift": "struct ResultDTO: Decodable {}",
      "Features/LabTests/UI/Row.swift": "let a: ResultDTO",
      "Features/LabTests/Data/Tests/A.swift": "let a: ResultDTO",
    ]
    #expect(
      LintSketch().findings(files) == [
        "Features/LabTests/Domain/Result.swift:1 serializable-domain",
        "Features/LabTests/UI/Row.swift:1 wire-type-outside-data",
      ])
  }

  /// Where the layout says nothing, a file's own imports do, and SwiftPM's folder of tests.
  @Test func leavesTestsAloneThatTheLayoutDoesNotName() {
    let files: KeyValuePairs = [
      "Features/Search/Data/ADTO.swift": "struct ADTO: Decodable {}",
      "Tests/AppTests/Helper.swift": "import SearchFeature\nlet a: ADTO",
      "Kit/Tests/KitTests/Helper.swift": "import SearchFeature\nlet a: ADTO",
      "AppTests/A.swift": "import XCTest; import SearchFeature\nlet a: ADTO",
      "Features/Search/Specs/A.swift": "import Testing; import SearchFeature\nlet a: ADTO",
      "Features/Search/Specs/Mocks.swift": "@testable import SearchFeature\nlet a: ADTO",
      "SharedKernel/Specs/A.swift": "import Testing; @testable import SharedKernel\nlet a: ADTO",
      "AppTests/B.swift": "import SearchFeature\nlet a: ADTO",
    ]
    #expect(LintSketch().findings(files) == ["AppTests/B.swift:2 wire-type-outside-data"])
  }
}

import Foundation
import Testing
import ToolSupport

/// The map of the code, the README's last section and the contributor's page speak of what is there.
@Suite struct MapTests {
  /// A page that speaks of files and types.
  struct Page: Sendable, CustomStringConvertible {
    var path: String
    var text: String

    var description: String { path }

    /// What stands between single back-ticks outside of code blocks.
    var quoted: [String] {
      let blocks = text.components(separatedBy: "```")
      let prose = blocks.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
      return prose.matches(of: /`([^`\n]+)`/).map { String($0.1) }
    }
  }

  private static let catalogue = "Sources/DTOGenCore/DTOGenCore.docc"

  @Test func everyModuleHasAPageOfItsOwn() throws {
    let stages = try Self.pages(below: Self.catalogue + "/Stages")
    for (module, _) in ModuleGraphTests.allowed {
      #expect(stages.count { Self.module(of: $0) == module } == 1, "the page of \(module)")
    }
    #expect(stages.count == ModuleGraphTests.allowed.count)
  }

  @Test(arguments: try pages(below: catalogue) + others()) func filesThatAreNamedExist(_ page: Page) {
    let roots = ["Sources/", "Tests/", "Templates/", "Schemas/", "Examples/", ".ci/", ".github/"]
    // What the recipe for a language has one make.
    let future = ["Sources/DTOGenKotlin", "Templates/kotlin"]
    for name in page.quoted where roots.contains(where: name.hasPrefix) && !name.contains(where: "*<…".contains) {
      guard !future.contains(where: name.hasPrefix) else { continue }
      let path = String(name.prefix { $0 != " " })
      #expect(FileManager.default.fileExists(atPath: Repository.folder(path).path), "'\(name)' of \(page)")
    }
  }

  @Test(arguments: try pages(below: catalogue + "/Stages")) func foldersAndTypesOfAStageExist(_ page: Page) throws {
    let module = try #require(Self.module(of: page), "\(page) does not begin with its module")
    let folder = Repository.folder("Sources/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    let code = try paths.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
    let declared = Set(
      code.matches(of: /(?:struct|enum|class|protocol|actor) ([A-Z]\w*)/).map { String($0.1) })
    var listed: Set<String> = []
    for row in page.text.split(separator: "\n") where row.hasPrefix("| `") {
      // Folders, types and what they are; or types and what they are.
      let cells = row.split(separator: "|").map { Page(path: page.path, text: String($0)).quoted }
      if cells.count == 3 { listed.formUnion(cells[0]) }
      for type in cells.dropLast().suffix(1).joined() {
        #expect(declared.contains(type), "the type '\(type)' of \(module)")
      }
    }
    #expect(listed == Set(paths.filter { $0.contains("/") }.map { String($0.prefix { $0 != "/" }) }))
  }

  /// The module that a page of a stage begins with, behind its title.
  private static func module(of page: Page) -> String? {
    page.text.split(separator: "\n").dropFirst().first?.firstMatch(of: /^`(\w+)`:/).map { String($0.1) }
  }

  private static func pages(below folder: String) throws -> [Page] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Repository.folder(folder).path)
    return try paths.filter { $0.hasSuffix(".md") }.sorted().map { try page("\(folder)/\($0)") }
  }

  private static func others() throws -> [Page] {
    var readme = try page("README.md")
    readme.text = String(
      readme.text[(readme.text.range(of: "## Working on dtogen")?.lowerBound ?? readme.text.endIndex)...])
    return [readme, try page(".github/CONTRIBUTING.md")]
  }

  private static func page(_ path: String) throws -> Page {
    Page(path: path, text: try String(contentsOf: Repository.folder(path), encoding: .utf8))
  }
}

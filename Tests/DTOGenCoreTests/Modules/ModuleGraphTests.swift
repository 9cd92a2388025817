import Foundation
import Testing
import ToolSupport

/// The stages import each other in the direction of the flow, and nothing else re-exports them than the facade.
@Suite struct ModuleGraphTests {
  /// What each module may import. The compiler sees what the manifest allows; this says what the manifest should.
  static let allowed: [(module: String, imports: Set<String>)] = [
    ("DTOGenBase", []),
    ("DTOGenOutput", ["DTOGenBase"]),
    ("DTOGenSchema", ["DTOGenBase"]),
    ("DTOGenInference", ["DTOGenBase", "DTOGenSchema"]),
    ("DTOGenModel", ["DTOGenBase", "DTOGenSchema"]),
    ("DTOGenTemplates", ["DTOGenBase"]),
    ("DTOGenSwift", ["DTOGenBase", "DTOGenModel", "DTOGenOutput", "DTOGenSchema", "DTOGenTemplates"]),
    ("SwiftSource", ["DTOGenBase", "DTOGenOutput"]),
    ("DTOGenLint", ["DTOGenBase", "DTOGenOutput", "DTOGenSchema", "SwiftSource"]),
    (
      "DTOGenCore",
      [
        "DTOGenBase", "DTOGenInference", "DTOGenModel", "DTOGenOutput", "DTOGenSchema", "DTOGenSwift",
        "DTOGenTemplates",
      ]
    ),
    ("dtogen", ["DTOGenCore", "DTOGenLint", "DTOGenTemplates", "SwiftSource"]),
    ("DTOGenSupport", []),
    ("DTOGenTestSupport", ["DTOGenSupport"]),
    ("DTOGenKernel", []),
  ]

  @Test func everyModuleImportsWhatItsStageNeedsAndOnlyWhatStandsBeforeIt() throws {
    let names = Set(Self.allowed.map(\.module))
    for (position, entry) in Self.allowed.enumerated() {
      let imports = try Self.imports(of: entry.module).intersection(names)
      print("\(entry.module) → \(imports.sorted().joined(separator: ", "))")
      #expect(imports == entry.imports, "what \(entry.module) imports")
      let before = Set(Self.allowed[..<position].map(\.module))
      #expect(entry.imports.isSubset(of: before), "\(entry.module) stands before what it imports")
    }
  }

  @Test func theManifestListsNoOtherEdgesAndNoOtherStage() throws {
    let manifest = try String(contentsOf: Repository.folder("Package.swift"), encoding: .utf8)
    for entry in Self.allowed {
      let target = try #require(
        manifest.firstMatch(of: try Regex(#"arget\(\s*name: "\#(entry.module)",(?s:.*?)swiftSettings"#)),
        "the manifest has no target \(entry.module)")
      let text = String(manifest[target.range])
      let listed = Set(text.matches(of: /"([A-Za-z]+)"/).map { String($0.1) }).subtracting([entry.module])
      #expect(listed == entry.imports, "dependencies of \(entry.module)")
    }
    let folders = try FileManager.default.contentsOfDirectory(atPath: Repository.folder("Sources").path)
    let others: Set = ["Plugins", "dtogen-bench"]
    #expect(Set(folders.filter { !$0.hasPrefix(".") }).subtracting(others) == Set(Self.allowed.map(\.module)))
  }

  /// Apps get these files, on any platform and with nothing else of the tool.
  @Test func whatAppsUseImportsLittle() throws {
    for (module, all) in [
      ("DTOGenSupport", ["Foundation"]), ("DTOGenTestSupport", ["DTOGenSupport", "Foundation"]), ("DTOGenKernel", []),
    ] as [(String, Set<String>)] {
      #expect(try Self.imports(of: module) == all, "what \(module) imports")
    }
  }

  @Test func onlyTheFacadeExportsOtherModules() throws {
    for entry in Self.allowed where entry.module != "DTOGenCore" {
      for text in try Self.sources(of: entry.module) {
        #expect(!text.contains("@_exported"), "\(entry.module) exports another module")
      }
    }
  }

  private static func imports(of module: String) throws -> Set<String> {
    Set(
      try sources(of: module).flatMap { text in
        text.matches(of: /(?m)^(?:@\w+ )*(?:public |package |internal )?import (\w+)/).map { String($0.1) }
      })
  }

  private static func sources(of module: String) throws -> [String] {
    let folder = Repository.folder("Sources/\(module)")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    return try paths.sorted().map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
  }
}

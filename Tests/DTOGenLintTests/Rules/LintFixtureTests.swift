import Foundation
import Testing
import ToolSupport

@testable import DTOGenBase
@testable import DTOGenLint
@testable import DTOGenSchema

/// The fixture app breaks every rule once: the lint names exactly the lines that are marked in it.
struct LintFixtureTests {
  private static let folder = Repository.folder("Tests/LintFixture")

  @Test func findsEveryBreachAtItsLineAndNoOther() throws {
    let files = try sources()
    let settings = InputFile(path: "dtogen.json", bytes: try read("dtogen.json"))
    let configuration = try #require(ConfigurationDecoder.decode(settings).configuration)
    let result = Linter.run(LintInput(configuration: configuration, sources: files))
    var expected: [String] = []
    for file in files {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        guard let mark = line.range(of: "expect: ") else { continue }
        let rule = line[mark.upperBound...].prefix { $0.isLetter || $0 == "-" }
        expected.append("\(file.path):\(index + 1) \(rule)")
      }
    }
    #expect(result.findings.map { "\($0.location.file):\($0.location.line ?? 0) \($0.rule)" } == expected)
    #expect(Set(result.findings.map(\.rule)) == Set(LintRule.all.map(\.name)))
    #expect(result.findings.count == LintRule.all.count)
  }

  private func sources() throws -> [InputFile] {
    let walk = FileManager.default.enumerator(atPath: Self.folder.path)
    let paths = (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    #expect(paths.count > 10)
    return try paths.map { InputFile(path: $0, bytes: try read($0)) }
  }

  private func read(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: Self.folder.appendingPathComponent(path)))
  }
}

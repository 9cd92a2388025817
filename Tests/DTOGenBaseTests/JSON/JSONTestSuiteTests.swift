import Foundation
import Testing
import ToolSupport

@testable import DTOGenBase

/// The public JSONTestSuite: what must be accepted is, what must be refused is refused with a place.
@Suite("JSONTestSuite", .enabled(if: JSONTestSuite.isPresent, "the shared folder with the suite is not here"))
struct JSONTestSuiteTests {
  @Test func acceptsEveryTextThatMustBeAccepted() throws {
    let files = try JSONTestSuite.files(prefix: "y_")
    #expect(files.count == 95)
    for file in files {
      let (document, diagnostics) = JSONDocument.read(file)
      #expect(document != nil, "\(file.path): \(diagnostics)")
    }
  }

  @Test func refusesEveryTextThatMustBeRefusedWithLineAndColumn() throws {
    let files = try JSONTestSuite.files(prefix: "n_")
    #expect(files.count == 188)
    for file in files {
      let (document, diagnostics) = JSONDocument.read(file)
      #expect(document == nil, "\(file.path)")
      let error = try #require(diagnostics.first { $0.severity == .error }, "\(file.path)")
      #expect(error.location?.line != nil && error.location?.column != nil, "\(error)")
    }
  }

  @Test func neitherCrashesNorHangsOnTheRest() throws {
    let files = try JSONTestSuite.files(prefix: "i_")
    #expect(files.count == 35)
    for file in files {
      let (document, diagnostics) = JSONDocument.read(file)
      #expect((document == nil) == diagnostics.hasErrors, "\(file.path)")
    }
  }
}

/// Where the suite's files are: the shared folder that DTOGEN_SHARED names, or the one beside the package.
enum JSONTestSuite {
  static let folder = Repository.shared.appendingPathComponent("corpora/jsontestsuite/test_parsing")

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func files(prefix: String) throws -> [InputFile] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(prefix) }
      .sorted()
      .map { InputFile(path: $0, bytes: Array(try Data(contentsOf: folder.appendingPathComponent($0)))) }
  }
}

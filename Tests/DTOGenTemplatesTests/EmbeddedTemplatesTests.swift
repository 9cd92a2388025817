import Foundation
import Testing
import ToolSupport

@testable import DTOGenTemplates

/// The templates that are compiled in are the files under `Templates/`, byte for byte.
@Suite struct EmbeddedTemplatesTests {
  private let folder = Repository.folder("Templates")

  @Test func theEmbeddedTemplatesAreTheFilesOfTheTemplatesFolder() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(TemplateLibrary.fileExtension) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let embedded = EmbeddedTemplates.all
    #expect(
      embedded.map { $0.name + TemplateLibrary.fileExtension } == paths, "out of date; run .ci/embed-templates")
    for path in paths {
      let source = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let name = String(path.dropLast(TemplateLibrary.fileExtension.count))
      #expect(
        embedded.first { $0.name == name }?.source == source, "\(path) is out of date; run .ci/embed-templates")
    }
  }

  @Test func everyEmbeddedTemplateParsesAndIncludesOnlyWhatExists() throws {
    let names = TemplateLibrary.names
    #expect(TemplateLibrary.load().diagnostics == [])
    for (name, source) in EmbeddedTemplates.all {
      #expect(TemplateLibrary.source(of: name) == source)
      let partials = try Template(named: name, source: source).partials
      #expect(partials.filter { !names.contains($0.name) }.map(\.name) == [], "unknown partials of \(name)")
    }
  }
}

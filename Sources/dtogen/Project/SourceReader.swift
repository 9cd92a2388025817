import DTOGenCore
import DTOGenLint

/// Reads what the lint looks at: Swift sources and schemas.
///
/// Every problem is kept, so that a run can show them all; what cannot be read is left out.
struct SourceReader {
  private let project: Project
  private(set) var diagnostics: [Diagnostic] = []

  init(_ project: Project) {
    self.project = project
  }

  mutating func read() -> LintInput {
    let root = project.root.path
    let layout = project.configuration.layout
    return LintInput(
      configuration: project.configuration,
      sources: files { () throws(FileError) in try SourceSearch.paths(in: root) },
      schemas: files { () throws(FileError) in try SchemaSearch.paths(of: layout, in: root) })
  }

  private mutating func files(_ search: () throws(FileError) -> [String]) -> [InputFile] {
    var files: [InputFile] = []
    do throws(FileError) {
      for path in try search() {
        do throws(FileError) {
          files.append(
            InputFile(path: path, bytes: try FileReader.contents(of: FilePath.join(project.root.path, path))))
        } catch {
          diagnostics.append(Diagnostic(error))
        }
      }
    } catch {
      diagnostics.append(Diagnostic(error))
    }
    return files
  }
}

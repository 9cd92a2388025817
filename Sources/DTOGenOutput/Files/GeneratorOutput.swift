public import DTOGenBase

/// What a run would write and what it has to say: the value at the end of the pipeline.
///
/// Files are sorted by path. A plan with an error holds no files that may be written.
public struct GeneratorOutput: Sendable {
  public var files: [GeneratedFile]
  public var diagnostics: [Diagnostic]

  public init(files: [GeneratedFile] = [], diagnostics: [Diagnostic] = []) {
    self.files = files
    self.diagnostics = diagnostics
  }
}

import DTOGenCore

extension Diagnostic {
  init(_ error: FileError) {
    self = .error(at: SourceLocation(file: error.path), error.message)
  }
}

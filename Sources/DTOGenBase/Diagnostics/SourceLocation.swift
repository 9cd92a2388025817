/// A place in an input file, as a person and an editor name it.
///
/// Lines and columns count from 1; a column counts UTF-8 bytes, as compilers do. A location without a line
/// speaks of the file as a whole.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The file's path as the user reaches it: relative to the working folder where that is possible.
  public var file: String
  public var line: Int?
  public var column: Int?

  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  public var description: String {
    switch (line, column) {
    case (let line?, let column?): "\(file):\(line):\(column)"
    case (let line?, nil): "\(file):\(line)"
    default: file
    }
  }

  /// The place `columns` bytes to the right, for text that stands inside a one-line string value.
  package func advanced(by columns: Int) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column.map { $0 + columns })
  }
}

public import DTOGenBase

/// One file of a plan: its place, its whole text and whose it is.
public struct GeneratedFile: Hashable, Sendable {
  /// Relative to the root, with `/` between the parts, in Unicode form C.
  public var path: String
  public var contents: [UInt8]
  public var ownership: Ownership
  /// The parts of the output that `--only` knows the file by; none for what others merely need.
  public var parts: Set<OutputPart>
  /// What asks for the file in its schema; nil for what several schemas share.
  public var source: SourceLocation?

  public init(
    path: String, contents: [UInt8], ownership: Ownership, parts: Set<OutputPart> = [], source: SourceLocation? = nil
  ) {
    self.path = path
    self.contents = contents
    self.ownership = ownership
    self.parts = parts
    self.source = source
  }

  public init(path: String, text: String, ownership: Ownership) {
    self.init(path: path, contents: Array(text.utf8), ownership: ownership)
  }
}

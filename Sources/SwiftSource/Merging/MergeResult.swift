/// What came of a merge: the text to write, the base for the next one, and what is left to the user.
public struct MergeResult: Hashable, Sendable {
  public var text: [UInt8]
  /// What the next merge starts from: the schema's text, except where a change of it is still open.
  public var base: [UInt8]
  /// In the order of the text.
  public var conflicts: [MergeConflict]
}

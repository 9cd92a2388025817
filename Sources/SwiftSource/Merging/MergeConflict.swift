public import DTOGenOutput

/// A change of the schema that was not made, because the user's text says something else there.
public struct MergeConflict: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// Both changed the line.
    case changed
    /// The schema lacks what the user edited.
    case removed
    /// The schema gained what the user has in words of their own.
    case added
    /// No place is left where the line would go.
    case misplaced
    /// The user deleted what the schema changed.
    case deleted
    /// The texts cannot be followed, or a result would not hold together: nothing of the file was merged.
    case unreadable
  }

  public var kind: Kind
  /// Where in the user's text, by lines from 0 and columns from 1.
  public var line: Int
  public var column: Int
  /// The same in the merged text.
  public var resultLine: Int
  /// What was written last and what the schema asks for, without indentation.
  public var base: String
  public var wanted: String
  public var change: OpenChange

  /// Whether it is said again by later runs, until the user's lines change.
  public var staysOpen: Bool
}

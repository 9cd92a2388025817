/// What becomes of a change that the user's own one does not allow.
public enum MergeStyle: Hashable, Sendable {
  /// The user's lines stay, and the change is reported.
  case report
  /// Both stand in the text between markers as git writes them.
  case markers
}

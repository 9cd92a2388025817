/// The six kinds of JSON value (RFC 8259, section 3), with the names that messages use.
public enum JSONKind: String, Hashable, Sendable, CaseIterable {
  case null, bool, number, string, array, object
}

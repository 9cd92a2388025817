/// A change of the schema that met an edit of the user's and was left to them: what it would be, and what stands there.
///
/// It stays open while both are the same. Once the user has changed the lines in question, it is settled.
public struct OpenChange: Hashable, Sendable, CustomStringConvertible {
  /// Of the lines that the schema asks for.
  public var wanted: ContentHash
  /// Of the user's lines in their place.
  public var found: ContentHash

  public init(wanted: ContentHash, found: ContentHash) {
    self.wanted = wanted
    self.found = found
  }

  init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let wanted = ContentHash(parts[0]), let found = ContentHash(parts[1]) else { return nil }
    self.init(wanted: wanted, found: found)
  }

  public var description: String { "\(wanted):\(found)" }
}

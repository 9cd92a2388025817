/// What the record keeps of one file: whose it is, what the tool wrote there last, and what it could not merge.
///
/// The text is a small JSON object, one fact a line, keys sorted, so that two branches of a project rarely touch the
/// same line and git merges the rest. It is read line by line and not as JSON: after a merge that left both sides'
/// lines or conflict markers in it, both sides' hashes count.
public struct RecordEntry: Hashable, Sendable {
  public var ownership: Ownership
  /// Of the text written last. Several only where git merged the records of two branches.
  public var hashes: [ContentHash]
  /// Of a scaffolded file: the changes that were said to the user and are still to be made by hand.
  public var open: [OpenChange]

  public init(ownership: Ownership, hashes: [ContentHash], open: [OpenChange] = []) {
    self.ownership = ownership
    self.hashes = hashes
    self.open = open
  }

  /// Nil where the text says nothing that a record says.
  public init?(_ text: [UInt8]) {
    var ownership: Ownership?
    hashes = []
    open = []
    for line in text.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      if parts.count == 5, parts[1].elementsEqual("hash".utf8), let hash = ContentHash(digits: parts[3]) {
        if !hashes.contains(hash) { hashes.append(hash) }
      } else if parts.count == 5, parts[1].elementsEqual("ownership".utf8),
        let value = Ownership(rawValue: String(decoding: parts[3], as: UTF8.self))
      {
        ownership = ownership ?? value
      } else if parts.count == 3, let change = OpenChange(String(decoding: parts[1], as: UTF8.self)) {
        open.append(change)
      }
    }
    guard let ownership, !hashes.isEmpty else { return nil }
    self.ownership = ownership
  }

  public var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(96 + 48 * hashes.count + 80 * open.count)
    text += "{\n".utf8
    for hash in hashes {
      text += "  \"hash\": \"".utf8
      hash.append(to: &text)
      text += "\",\n".utf8
    }
    if !open.isEmpty {
      text += "  \"open\": [\n".utf8
      for (index, change) in open.enumerated() {
        text += "    \"\(change)\"\(index == open.count - 1 ? "" : ",")\n".utf8
      }
      text += "  ],\n".utf8
    }
    text += "  \"ownership\": \"".utf8
    text += ownership.rawValue.utf8
    text += "\"\n}\n".utf8
    return text
  }

  /// Whether git put the records of two branches together, so that the files of both may stand in the tree.
  public var isMerged: Bool { hashes.count > 1 }

  /// Whether the tool wrote these bytes last, whatever line ends a checkout gave them.
  public func wrote(_ contents: [UInt8]) -> Bool {
    if hashes.contains(ContentHash(contents)) { return true }
    guard contents.contains(UInt8(ascii: "\r")) else { return false }
    return hashes.contains(ContentHash(contents.filter { $0 != UInt8(ascii: "\r") }))
  }
}

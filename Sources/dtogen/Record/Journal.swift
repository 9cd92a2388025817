import DTOGenCore

/// What a run is about to write, kept while it writes: where it is killed before its record is complete, the next run
/// still knows its own text, even if the schemas have moved on since.
struct Journal: Sendable {
  static let name = ".unfinished"

  struct Item: Sendable {
    /// Of the whole file, with the user's lines where it is the user's.
    var file: ContentHash
    var update: RecordUpdate
  }

  private var items: [String: [Item]] = [:]

  /// `earlier` is what a killed run left: files that it wrote may still stand in the tree.
  init(_ files: [PlannedFile], after earlier: Journal?) {
    items = earlier?.items ?? [:]
    for planned in files {
      guard let update = planned.update, update.entry != nil else { continue }
      items[update.path, default: []].append(Item(file: planned.hash, update: update))
    }
  }

  /// What the record should say of a file that has these contents, where the run that ended early wrote them.
  func item(for path: String, _ contents: @autoclosure () throws(FileError) -> [UInt8]?) throws(FileError) -> Item? {
    guard let known = items[path], let found = try contents() else { return nil }
    let hash = ContentHash(found)
    return known.last { $0.file == hash }
  }

  /// For each file a line with its hash, two lengths and its path, and then as many bytes of entry and of base.
  var text: [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(items.reduce(0) { $0 + $1.value.reduce(0) { $0 + 320 + ($1.update.base?.count ?? 0) } })
    for (path, items) in items.sorted(by: { $0.key < $1.key }) {
      for item in items {
        let entry = item.update.entry?.text ?? []
        item.file.append(to: &text)
        text += " \(entry.count) \(item.update.base.map { String($0.count) } ?? "-") ".utf8
        text += path.utf8
        text.append(UInt8(ascii: "\n"))
        text += entry
        if let base = item.update.base { text += base }
      }
    }
    return text
  }

  /// Nothing is taken from a text that was cut off.
  init(_ text: [UInt8]) {
    var rest = text[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let parts = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ", maxSplits: 3)
      rest = rest[(end + 1)...]
      guard parts.count == 4, let file = ContentHash(parts[0]), let count = Int(parts[1]), rest.count >= count,
        let entry = RecordEntry(Array(rest.prefix(count)))
      else { return }
      rest = rest.dropFirst(count)
      var base: [UInt8]?
      if let count = Int(parts[2]) {
        guard rest.count >= count else { return }
        base = Array(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
      let path = String(parts[3])
      items[path, default: []].append(Item(file: file, update: RecordUpdate(path: path, entry: entry, base: base)))
    }
  }
}

import DTOGenCore

/// What a run is about to write, kept while it writes: where it is killed before its record is complete, the next run
/// still knows its own text, even if the schemas have moved on since.
struct Journal: Sendable {
  static let name = ".unfinished"

  struct Item: Sendable {
    /// Of the whole file, with the user's lines where it is the user's.
    var file: ContentHash
    var update: RecordUpdate

    fileprivate func append(to text: inout [UInt8]) {
      let entry = update.text ?? []
      file.append(to: &text)
      text += " \(entry.count) \(update.base.map { String($0.count) } ?? "-") \(update.path)\n".utf8
      text += entry
      if let base = update.base { text += base }
    }
  }

  private var items: [Item] = []
  /// Where the items of a file are among all, in a journal that was read.
  private var numbers: [String: [Int]] = [:]

  /// `earlier` is what a killed run left: files that it wrote may still stand in the tree.
  init(_ files: [PlannedFile], after earlier: Journal?) {
    items = earlier?.items ?? []
    items.reserveCapacity(items.count + files.count)
    for index in files.indices where files[index].isWritten {
      guard let update = files[index].update, update.entry != nil else { continue }
      items.append(Item(file: files[index].hash, update: update))
    }
  }

  /// What the record should say of a file that has these contents, where the run that ended early wrote them.
  func item(for path: String, _ contents: @autoclosure () throws(FileError) -> [UInt8]?) throws(FileError) -> Item? {
    guard let known = numbers[path], let found = try contents() else { return nil }
    let hash = ContentHash(found)
    return known.last { items[$0].file == hash }.map { items[$0] }
  }

  /// For each file a line with its hash, two lengths and its path, and then as many bytes of entry and of base. The
  /// items of earlier runs come first.
  func text(_ parallel: ParallelMap = Processors.parallel) -> [UInt8] {
    let parts = parallel.map(runsOf: items) { items in items.reduce(into: [UInt8]()) { $1.append(to: &$0) } }
    var text: [UInt8] = []
    text.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { text += part }
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
      numbers[path, default: []].append(items.count)
      items.append(Item(file: file, update: RecordUpdate(path: path, entry: entry, base: base)))
    }
  }
}

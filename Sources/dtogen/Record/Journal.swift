import DTOGenCore

/// What a run is about to write, kept while it writes: where the run is killed before its record is complete, the next
/// one still knows its own text, even if the schemas have moved on.
struct Journal {
  static let name = ".unfinished"

  private var hashes: [String: ContentHash] = [:]

  init(_ files: [GeneratedFile]) {
    for file in files { hashes[file.path] = ContentHash(file.contents) }
  }

  init(_ text: [UInt8]) {
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      if parts.count == 2, let hash = ContentHash(parts[0]) { hashes[String(parts[1])] = hash }
    }
  }

  /// A hash and a path on each line.
  var text: [UInt8] {
    hashes.sorted { $0.key < $1.key }.flatMap { Array("\($0.value) \($0.key)\n".utf8) }
  }

  func wrote(_ contents: [UInt8], at path: String) -> Bool { hashes[path] == ContentHash(contents) }
}

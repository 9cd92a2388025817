import DTOGenCore

/// The hashes of texts that several files of a run have in common, each worked out once.
///
/// Texts are known by where they are in memory, not by their bytes: support files share one array. The files that they
/// come from are to outlive this.
struct SharedHashes: Sendable {
  private struct Text: Hashable, Sendable {
    var address: UInt
    var count: Int

    init(_ bytes: [UInt8]) {
      address = bytes.withUnsafeBytes { UInt(bitPattern: $0.baseAddress) }
      count = bytes.count
    }
  }

  private var hashes: [Text: ContentHash] = [:]

  init(_ files: [GeneratedFile]) {
    var seen: Set<Text> = []
    seen.reserveCapacity(files.count)
    for file in files {
      let text = Text(file.contents)
      guard !seen.insert(text).inserted, hashes[text] == nil else { continue }
      hashes[text] = ContentHash(file.contents)
    }
  }

  /// Of any text, whether it is shared or not.
  func hash(of bytes: [UInt8]) -> ContentHash { hashes[Text(bytes)] ?? ContentHash(bytes) }
}

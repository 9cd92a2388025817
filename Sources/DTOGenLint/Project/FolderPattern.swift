import DTOGenSchema

/// A folder of the layout, with `{Feature}` in it, to compare paths of files with.
struct FolderPattern: Hashable, Sendable {
  private let parts: [Substring]

  /// What a path says that lies below such a folder.
  struct Match: Hashable, Sendable {
    /// Nil where the pattern leaves it open.
    var feature: String?
    /// How many parts of the path the pattern took, and how many characters it says of them: the more of both, the
    /// more it says.
    var depth: Int
    var said: Int

    func saysMore(than other: Match) -> Bool { (depth, said) > (other.depth, other.said) }
  }

  init(_ pattern: String) {
    parts = Layout.parts(of: pattern).map { Substring($0) }
  }

  /// The pattern up to the part that names the feature; nil where none does.
  var featureFolder: FolderPattern? {
    guard let index = parts.firstIndex(where: { $0.contains(Placeholder.feature.text) }) else { return nil }
    return FolderPattern(parts[...index].joined(separator: "/"))
  }

  /// Nil where the file does not lie below such a folder, or not directly in the root where that is the folder: all of
  /// the project lies below it.
  func match(_ path: String) -> Match? {
    let folders = path.split(separator: "/").dropLast()
    guard folders.count >= parts.count, !parts.isEmpty || folders.isEmpty else { return nil }
    var feature: Substring?
    for (part, folder) in zip(parts, folders) {
      guard let range = part.firstRange(of: Placeholder.feature.text) else {
        if part != folder { return nil }
        continue
      }
      let (prefix, suffix) = (part[..<range.lowerBound], part[range.upperBound...])
      guard folder.hasPrefix(prefix), folder.hasSuffix(suffix), folder.count > prefix.count + suffix.count else {
        return nil
      }
      let found = folder.dropFirst(prefix.count).dropLast(suffix.count)
      guard feature == nil || feature == found else { return nil }
      feature = found
    }
    return Match(
      feature: feature.map(String.init), depth: parts.count,
      said: parts.reduce(0) { $0 + $1.replacing(Placeholder.feature.text, with: "").count })
  }
}

/// A path pattern of the configuration's layout, such as `Features/{Feature}/Data/{Model}.dto.json`, read backwards:
/// which paths fit it and what its placeholders then stand for.
///
/// A placeholder stands for one or more characters within one part of a path, the same wherever it is repeated.
struct LayoutPattern: Sendable {
  typealias Bindings = [String: String]
  typealias Match = (path: String, bindings: Bindings)

  private enum Piece: Sendable {
    case text(Substring)
    case placeholder(String)
  }

  private let parts: [[Piece]]

  init(_ pattern: String) {
    parts = FilePath.normalised(pattern).split(separator: "/").map(Self.pieces)
  }

  /// The pattern with the placeholders filled in.
  static func filled(_ pattern: String, _ values: Bindings) -> String {
    LayoutPattern(pattern).parts.map { part in
      part.map { piece in
        switch piece {
        case .text(let text): String(text)
        case .placeholder(let name): values[name] ?? "{\(name)}"
        }
      }.joined()
    }.joined(separator: "/")
  }

  /// What the placeholders stand for in `path`, or nil where it does not fit.
  func match(_ path: String) -> Bindings? {
    let names = path.split(separator: "/").map(String.init)
    guard names.count == parts.count else { return nil }
    var bindings: Bindings = [:]
    for (name, part) in zip(names, parts) {
      guard let next = Self.match(name[...], part[...], bindings) else { return nil }
      bindings = next
    }
    return bindings
  }

  /// The files or folders below `root` that fit, in the order of their names.
  func search(in root: String, for kind: FileStatus.Kind) throws(FileError) -> [Match] {
    var found: [Match] = [("", [:])]
    for (depth, part) in parts.enumerated() {
      let wanted = depth == parts.count - 1 ? kind : .folder
      var next: [Match] = []
      for (folder, bindings) in found {
        for name in try candidates(for: part, in: FilePath.join(root, folder)) {
          guard let match = Self.match(name[...], part[...], bindings) else { continue }
          let path = FilePath.join(folder, name)
          guard try FileStatus.of(FilePath.join(root, path), followingLinks: true)?.kind == wanted else { continue }
          next.append((path, match))
        }
      }
      found = next
    }
    return found
  }

  /// A part without placeholders needs no listing.
  private func candidates(for part: [Piece], in folder: String) throws(FileError) -> [String] {
    if part.count == 1, case .text(let text) = part[0] { return [String(text)] }
    return try FolderListing.names(in: folder)
  }

  private static func pieces(_ part: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = part
    while let opening = rest.firstIndex(of: "{"), let closing = rest[opening...].firstIndex(of: "}") {
      if opening > rest.startIndex { pieces.append(.text(rest[..<opening])) }
      pieces.append(.placeholder(String(rest[rest.index(after: opening)..<closing])))
      rest = rest[rest.index(after: closing)...]
    }
    if !rest.isEmpty { pieces.append(.text(rest)) }
    return pieces
  }

  private static func match(_ name: Substring, _ pieces: ArraySlice<Piece>, _ bindings: Bindings) -> Bindings? {
    guard let piece = pieces.first else { return name.isEmpty ? bindings : nil }
    let rest = pieces.dropFirst()
    switch piece {
    case .text(let text):
      return name.hasPrefix(text) ? match(name.dropFirst(text.count), rest, bindings) : nil
    case .placeholder(let key):
      if let known = bindings[key] {
        return name.hasPrefix(known) ? match(name.dropFirst(known.count), rest, bindings) : nil
      }
      for length in 1...max(1, name.count) where length <= name.count {
        let tried = bindings.merging([key: String(name.prefix(length))]) { _, new in new }
        if let match = match(name.dropFirst(length), rest, tried) { return match }
      }
      return nil
    }
  }
}

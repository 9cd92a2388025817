/// Paths as text: joined, cleaned and made relative without asking the disk.
enum FilePath {
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// `path` seen from `folder`; an absolute path stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty || folder == "." { return path }
    if path.isEmpty || path == "." { return folder }
    var joined = ""
    joined.reserveCapacity(folder.utf8.count + 1 + path.utf8.count)
    joined += folder
    if folder.utf8.last != UInt8(ascii: "/") { joined += "/" }
    joined += path
    return joined
  }

  /// Without `.`, empty parts, and `..` where a part before it can be dropped.
  static func normalised(_ path: String) -> String {
    if isNormal(path) { return path }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !isAbsolute(path) {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    if isAbsolute(path) { return "/" + text }
    return text.isEmpty ? "." : text
  }

  /// Whether every part is a name, as in nearly every path.
  static func isNormal(_ path: String) -> Bool {
    path.utf8.withContiguousStorageIfAvailable { isNormal($0[...]) } ?? isNormal(path.utf8[...])
  }

  private static func isNormal<Bytes: Collection<UInt8>>(_ path: Bytes) -> Bool where Bytes.SubSequence == Bytes {
    var (length, dots) = (0, 0)
    for byte in path.first == UInt8(ascii: "/") ? path.dropFirst() : path {
      guard byte == UInt8(ascii: "/") else {
        length += 1
        if byte == UInt8(ascii: ".") { dots += 1 }
        continue
      }
      if length == dots && length <= 2 { return false }
      (length, dots) = (0, 0)
    }
    return !(length == dots && length <= 2)
  }

  /// The last `/`, found without decoding characters.
  static func lastSlash(in path: Substring) -> String.Index? {
    let slash = UInt8(ascii: "/")
    guard let offset = path.utf8.withContiguousStorageIfAvailable({ $0.lastIndex(of: slash) }) else {
      return path.utf8.lastIndex(of: slash)
    }
    return offset.map { path.utf8.index(path.startIndex, offsetBy: $0) }
  }

  /// How many bytes two paths have in common from their beginnings.
  static func sharedLength(_ first: String, _ second: String) -> Int {
    let length = first.utf8.withContiguousStorageIfAvailable { first in
      second.utf8.withContiguousStorageIfAvailable { second in
        let limit = min(first.count, second.count)
        return (0..<limit).first { first[$0] != second[$0] } ?? limit
      }
    }
    return (length ?? nil) ?? zip(first.utf8, second.utf8).prefix { $0 == $1 }.count
  }

  static func parent(of path: String) -> String {
    guard let slash = lastSlash(in: path[...]) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// `path` as seen from `folder`, both absolute and normalised; nil where they share nothing but `/`.
  static func relative(_ path: String, to folder: String) -> String? {
    if let below = below(folder, path), !below.isEmpty { return below }
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(target, base).prefix { $0 == $1 }.count
    guard shared > 0 || base.isEmpty else { return nil }
    let parts = Array(repeating: "..", count: base.count - shared) + target.dropFirst(shared).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The part of `path` below `folder`, both absolute and normalised; nil where it does not lie below.
  static func below(_ folder: String, _ path: String) -> String? {
    if folder == "/" { return path.isEmpty ? nil : String(path.dropFirst()) }
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.first == UInt8(ascii: "/") ? String(Substring(rest.dropFirst())) : nil
  }
}

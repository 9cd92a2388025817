/// Paths as text: joined, cleaned and made relative without asking the disk.
enum FilePath {
  static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

  /// `path` seen from `folder`; an absolute path stays as it is.
  static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty || folder == "." { return path }
    if path.isEmpty || path == "." { return folder }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + path : "\(folder)/\(path)"
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
    let names = path.utf8.dropFirst(isAbsolute(path) ? 1 : 0)
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return names.allSatisfy { name in name.count > 2 || name.contains { $0 != UInt8(ascii: ".") } }
  }

  static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
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

extension Layout {
  /// What the place of a schema file says about it.
  public struct Match: Hashable, Sendable {
    /// Nil where the pattern has no `{Feature}` in it: then the schema says it.
    public var feature: String?
    public var model: String
  }

  /// `pattern` with the feature and the model filled in.
  public func path(_ pattern: String, feature: String, model: String = "") -> String {
    guard pattern.utf8.contains(UInt8(ascii: "{")) else { return pattern }
    var path: [UInt8] = []
    path.reserveCapacity(pattern.utf8.count + feature.utf8.count + model.utf8.count)
    Layout.visit(pattern) { text in
      path += text
    } placeholder: { placeholder in
      path += (placeholder == .feature ? feature : model).utf8
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// The path of something in a folder; `.` is the root itself.
  public static func path(_ name: String, in folder: String) -> String {
    folder == "." ? name : folder + "/" + name
  }

  /// Whether a file stands in a folder or below it; in the root only where it stands directly in it, since all of the
  /// project stands below that.
  public static func holds(_ path: String, in folder: String) -> Bool {
    folder == "." ? !path.utf8.contains(UInt8(ascii: "/")) : path.hasPrefix(folder + "/")
  }

  /// What the paths of everything below a folder begin with.
  public static func beginning(below folder: String) -> String { folder == "." ? "" : folder + "/" }

  /// A pattern without `.`, doubled slashes and those at its end; `.` for the root itself.
  public static func normal(_ pattern: String) -> String {
    var parts: [String] = []
    for part in Self.parts(of: pattern) {
      if part == "..", !parts.isEmpty { parts.removeLast() } else { parts.append(part) }
    }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether a pattern gives each feature a place of its own.
  public func isPerFeature(_ pattern: String) -> Bool {
    var isPerFeature = false
    Layout.visit(pattern) { _ in
    } placeholder: { placeholder in
      isPerFeature = isPerFeature || placeholder == .feature
    }
    return isPerFeature
  }

  /// The parts of a path between its slashes, without those that say nothing.
  public static func parts(of path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }.filter { $0 != "." }
  }

  /// The feature and the model that the place of a file says, or nil where no schema stands there.
  ///
  /// Assumes a path relative to the root with `/` between the parts. A placeholder stands for at least one character
  /// of one part, the same ones wherever it is repeated; of several readings the one with the shortest names counts.
  public func match(schemaPath: String) -> Match? {
    var found = Layout.Found()
    guard Layout.match(schemaPath.utf8[...], Layout.pieces(of: schemas)[...], &found), let model = found.model else {
      return nil
    }
    return Match(feature: found.feature.map(String.init), model: String(model))
  }

  /// The name of a file.
  public static func lastPart(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  private enum Piece {
    case text(String)
    case placeholder(Placeholder)
  }

  private struct Found {
    var feature: Substring?
    var model: Substring?

    subscript(placeholder: Placeholder) -> Substring? {
      get { placeholder == .feature ? feature : model }
      set {
        switch placeholder {
        case .feature: feature = newValue
        case .model: model = newValue
        }
      }
    }
  }

  private static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    visit(pattern) { text in
      pieces.append(.text(String(decoding: text, as: UTF8.self)))
    } placeholder: { placeholder in
      pieces.append(.placeholder(placeholder))
    }
    return pieces
  }

  /// Reads a pattern: its placeholders and the text between them, in their order.
  private static func visit(
    _ pattern: String, text: (Slice<UnsafeBufferPointer<UInt8>>) -> Void, placeholder: (Placeholder) -> Void
  ) {
    var pattern = pattern
    pattern.withUTF8 { bytes in
      var start = 0
      var rest = bytes[...]
      while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
        rest = rest[brace...]
        guard let found = Placeholder.allCases.first(where: { rest.starts(with: $0.text.utf8) }) else {
          rest = rest.dropFirst()
          continue
        }
        if start < brace { text(bytes[start..<brace]) }
        placeholder(found)
        rest = rest.dropFirst(found.text.utf8.count)
        start = rest.startIndex
      }
      if start < bytes.count { text(bytes[start...]) }
    }
  }

  private static func match(_ path: Substring.UTF8View, _ pieces: ArraySlice<Piece>, _ found: inout Found) -> Bool {
    guard let piece = pieces.first else { return path.isEmpty }
    switch piece {
    case .text(let text): return match(path, beginningWith: text, pieces, &found)
    case .placeholder(let placeholder):
      if let value = found[placeholder] { return match(path, beginningWith: String(value), pieces, &found) }
      let part = path.prefix { $0 != UInt8(ascii: "/") }
      let following = firstByte(of: pieces.dropFirst().first)
      var end = part.startIndex
      while end != part.endIndex {
        end = part.index(after: end)
        // Within a character no name ends.
        if end != part.endIndex, part[end] & 0b1100_0000 == 0b1000_0000 { continue }
        if let following, end == path.endIndex || path[end] != following { continue }
        found[placeholder] = Substring(part[..<end])
        if match(path[end...], pieces.dropFirst(), &found) { return true }
        found[placeholder] = nil
      }
      return false
    }
  }

  /// The byte that must follow where a placeholder ends, if there is but one.
  private static func firstByte(of piece: Piece?) -> UInt8? {
    guard case .text(let text)? = piece, text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    return text.utf8.first
  }

  /// Text beyond ASCII is compared as a person reads it: composed and decomposed letters are the same.
  private static func match(
    _ path: Substring.UTF8View, beginningWith text: String, _ pieces: ArraySlice<Piece>, _ found: inout Found
  ) -> Bool {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return path.starts(with: text.utf8) && match(path.dropFirst(text.utf8.count), pieces.dropFirst(), &found)
    }
    let path = Substring(path)
    return path.hasPrefix(text) && match(path.dropFirst(text.count).utf8, pieces.dropFirst(), &found)
  }
}

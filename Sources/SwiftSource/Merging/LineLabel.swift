/// What a line of Swift is about: two lines with one label are two versions of one thing.
enum LineLabel {
  private static let modifiers: Set<String> = [
    "public", "internal", "package", "private", "fileprivate", "nonisolated", "static", "final",
  ]
  private static let declarations: Set<String> = ["extension", "struct", "enum", "func", "import", "case", "class"]

  /// Nil for a line that names nothing.
  static func label(of code: ArraySlice<UInt8>) -> String? {
    var rest = code
    var word = Self.word(rest)
    while modifiers.contains(word) {
      rest = rest.dropFirst(word.utf8.count).trimmed
      word = Self.word(rest)
    }
    guard !word.isEmpty else { return nil }
    let behind = rest.dropFirst(word.utf8.count)
    switch word {
    case "let", "var": return "property " + Self.word(behind.trimmed)
    case "guard": return field(in: behind).map { "guard " + $0 }
    case "init": return "init" + text(behind.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ")") })
    case "self" where behind.first == UInt8(ascii: "."):
      let name = Self.word(behind.dropFirst())
      let operation = behind.dropFirst(1 + name.utf8.count).trimmed
      return operation.first == UInt8(ascii: "=") ? "self." + name : nil
    default: break
    }
    if declarations.contains(word) {
      let name = behind.trimmed.prefix { $0.isWord || $0 == UInt8(ascii: ".") }
      return name.isEmpty ? nil : word + " " + text(name)
    }
    return behind.first == UInt8(ascii: ":") ? word + ":" : nil
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> String { text(bytes.prefix { $0.isWord }) }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The wire path in `throw MappingError.invalid(field: "price.currency")`.
  private static func field(in code: ArraySlice<UInt8>) -> String? {
    let marker = Array("field: \"".utf8)
    guard let start = code.indices.first(where: { code[$0...].starts(with: marker) }) else { return nil }
    return text(code[(start + marker.count)...].prefix { $0 != UInt8(ascii: "\"") })
  }
}

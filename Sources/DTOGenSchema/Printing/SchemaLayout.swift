import DTOGenBase

/// The text of a schema file before its lines are broken: JSON values whose scalars are already written out.
///
/// A list or an object stands on one line where that line, with the key before it and a comma behind it, has at most
/// 100 columns; otherwise each of its parts gets a line of its own, two spaces further in.
indirect enum SchemaLayout {
  /// A scalar as JSON writes it.
  case scalar(String)
  case list([SchemaLayout])
  /// `isOpen` objects never stand on one line, unless they are empty.
  case object([(key: String, value: SchemaLayout)], isOpen: Bool = false)

  static func text(_ text: String) -> SchemaLayout { .scalar(JSONPrinter.quoted(text)) }

  static func texts(_ texts: some Sequence<String>) -> SchemaLayout { .list(texts.map { .text($0) }) }

  private static let width = 100

  /// The lines, joined; `indent` is the depth of the first line, `used` the columns that stand before it.
  func written(indent: Int = 0, used: Int = 0) -> String {
    if let line = oneLine, used + line.unicodeScalars.count < SchemaLayout.width { return line }
    let inner = String(repeating: "  ", count: indent + 1)
    let outer = String(repeating: "  ", count: indent)
    func block(_ open: String, _ lines: [String], _ close: String) -> String {
      lines.isEmpty ? open + close : "\(open)\n\(lines.joined(separator: ",\n"))\n\(outer)\(close)"
    }
    switch self {
    case .scalar(let text): return text
    case .list(let elements):
      return block("[", elements.map { inner + $0.written(indent: indent + 1, used: inner.count) }, "]")
    case .object(let members, _):
      let lines = members.map { member in
        let start = "\(inner)\(JSONPrinter.quoted(member.key)): "
        return start + member.value.written(indent: indent + 1, used: start.unicodeScalars.count)
      }
      return block("{", lines, "}")
    }
  }

  /// The whole on one line; nil where an open object is in it.
  private var oneLine: String? {
    switch self {
    case .scalar(let text): return text
    case .list(let elements):
      let lines = elements.compactMap(\.oneLine)
      return lines.count == elements.count ? "[\(lines.joined(separator: ", "))]" : nil
    case .object(let members, let isOpen):
      if members.isEmpty { return "{}" }
      if isOpen { return nil }
      let lines = members.compactMap { member in member.value.oneLine.map { "\(JSONPrinter.quoted(member.key)): \($0)" }
      }
      return lines.count == members.count ? "{ \(lines.joined(separator: ", ")) }" : nil
    }
  }
}

extension SchemaLayout {
  /// A constant as JSON writes it.
  static func literal(_ literal: Literal) -> SchemaLayout {
    switch literal {
    case .string(let text): .text(text)
    case .number(let text): .scalar(text)
    case .bool(let value): .scalar("\(value)")
    case .emptyList: .list([])
    }
  }

  /// The key of a member that stands for a wire key: a leading `$` is doubled.
  static func wireKey(_ key: String) -> String { key.hasPrefix("$") ? "$" + key : key }
}

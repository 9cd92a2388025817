/// Writes JSON text: derived fixtures, inferred schema files, and pieces of text in messages.
///
/// Two spaces per level, LF, one newline at the end; or everything in one line. Control, invisible and format
/// characters are `\u`-escaped so that a reader of the file sees them; other text beyond ASCII stays as it is.
package enum JSONPrinter {
  /// The text with two spaces per level and a newline at the end.
  package static func pretty(_ tree: JSONTree) -> String {
    var text = ""
    write(tree, to: &text, indent: 0)
    return text + "\n"
  }

  /// The text in one line, without blanks and without a newline.
  package static func compact(_ tree: JSONTree) -> String {
    var text = ""
    write(tree, to: &text, indent: nil)
    return text
  }

  /// A string literal with its quotes.
  package static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// `U+0065 U+0301`: the scalars of a text, for telling spellings apart that look the same.
  static func codePoints(_ text: String) -> String {
    text.unicodeScalars.map { "U+" + hex($0.value) }.joined(separator: " ")
  }

  /// The inside of a string literal.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case " "..."~": result.unicodeScalars.append(scalar)
      default:
        if isInvisible(scalar) {
          for unit in String(scalar).utf16 { result += "\\u" + hex(UInt32(unit)).lowercased() }
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static func write(_ tree: JSONTree, to text: inout String, indent: Int?) {
    switch tree {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): text += quoted(string)
    case .array(let elements):
      writeList(elements, "[", "]", to: &text, indent: indent) { element, text, indent in
        write(element, to: &text, indent: indent)
      }
    case .object(let members):
      writeList(members, "{", "}", to: &text, indent: indent) { member, text, indent in
        text += quoted(member.key) + (indent == nil ? ":" : ": ")
        write(member.value, to: &text, indent: indent)
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item], _ open: String, _ close: String, to text: inout String, indent: Int?,
    item write: (Item, inout String, Int?) -> Void
  ) {
    text += open
    let inner = indent.map { $0 + 1 }
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += "\n" + String(repeating: "  ", count: inner) }
      write(item, &text, inner)
    }
    if let indent, !items.isEmpty { text += "\n" + String(repeating: "  ", count: indent) }
    text += close
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse: true
    // Variation selectors belong to the emoji before them; other ignorable characters (Hangul fillers) show nothing.
    case .nonspacingMark: false
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  private static func hex(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

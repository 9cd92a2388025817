import DTOGenBase

/// Writes a domain value as the lines that the generated tests look for.
///
/// The format is the one of `Templates/swift/fixtures-domain-text.mustache`, which prints the value that the app's
/// code made: `path = value`, one line for each value that fits on one. Lines that only the printed value has do no
/// harm there, so that what is unknown or not tested is simply left out here.
package struct ExpectationText: Sendable {
  private let feature: ResolvedFeature
  private let names: ExpectationNames

  package init(feature: ResolvedFeature, names: ExpectationNames) {
    self.feature = feature
    self.names = names
  }

  /// The lines as UTF-8, each with its end; of a huge value the first ones, up to so many bytes without their ends.
  package func text(for value: DomainValue, limit: Int = .max) -> [UInt8] {
    var lines = Lines(limit: limit)
    append(value, to: &lines)
    return lines.text
  }

  /// The lines so far, and the path of the value that is written next.
  private struct Lines {
    let limit: Int
    var text: [UInt8] = []
    var path: [UInt8] = []
    private var size = 0
    private var isFull = false

    init(limit: Int) { self.limit = limit }

    /// `path = value`, or with another word behind the path.
    mutating func append(_ value: String, of name: StaticString? = nil) {
      let start = text.count
      text += path
      if let name {
        if !path.isEmpty { text.append(UInt8(ascii: ".")) }
        name.withUTF8Buffer { text += $0 }
      } else if path.isEmpty {
        text += "self".utf8
      }
      text += " = ".utf8
      text += value.utf8
      size += text.count - start
      isFull = isFull || size > limit
      if isFull { text.removeSubrange(start...) } else { text.append(UInt8(ascii: "\n")) }
    }

    /// Writes what is inside a value, at a longer path.
    mutating func inside(_ name: String, _ body: (inout Lines) -> Void) {
      let count = path.count
      if count > 0 { path.append(UInt8(ascii: ".")) }
      path += name.utf8
      body(&self)
      path.removeSubrange(count...)
    }

    mutating func inside(element key: String, _ body: (inout Lines) -> Void) {
      let count = path.count
      path.append(UInt8(ascii: "["))
      path += key.utf8
      path.append(UInt8(ascii: "]"))
      body(&self)
      path.removeSubrange(count...)
    }
  }

  private func append(_ value: DomainValue, to lines: inout Lines) {
    if let leaf = leaf(value) {
      lines.append(leaf)
      return
    }
    switch value {
    case .list(let elements):
      lines.append(elements.count.description, of: "count")
      for (index, element) in elements.enumerated() {
        lines.inside(element: index.description) { append(element, to: &$0) }
      }
    case .map(let entries):
      lines.append(entries.count.description, of: "count")
      let keyed = entries.compactMap { entry in leaf(entry.key).map { (key: $0, value: entry.value) } }
      for entry in keyed.sorted(by: { $0.key < $1.key }) {
        lines.inside(element: entry.key) { append(entry.value, to: &$0) }
      }
    case .structure(let id, let values):
      for (index, value) in values.enumerated() where isTested(id, index) {
        lines.inside(names.property(id, index)) { append(value, to: &$0) }
      }
    case .declared(let type, let values):
      for (index, value) in values.enumerated() {
        lines.inside(names.declaredProperty(type, index)) { append(value, to: &$0) }
      }
    case .identifier(_, let raw): lines.inside("rawValue") { append(raw, to: &$0) }
    case .union(let id, let index, let payload?) where isLarge(payload):
      let name = names.unionCase(id, index)
      lines.append("." + name)
      lines.inside(name) { append(payload, to: &$0) }
    default: break
    }
  }

  /// Whether a value certainly takes more than one line.
  private func isLarge(_ value: DomainValue) -> Bool {
    if leaf(value) != nil { return false }
    switch value {
    case .list, .map: return true
    case .structure(let id, let values):
      let labels = values.indices.map { names.property(id, $0) }
      return labels != ["rawValue"] && labels != ["minorUnits", "currencyCode"]
    case .declared(let type, let values):
      let labels = values.indices.map { names.declaredProperty(type, $0) }
      return labels != ["rawValue"] && labels != ["minorUnits", "currencyCode"]
    case .union(_, _, let payload?): return isLarge(payload)
    default: return false
    }
  }

  private func leaf(_ value: DomainValue) -> String? {
    switch value {
    case .absent: "nil"
    case .string(let text): ExpectationText.quoted(text)
    case .bool(let bool): bool ? "true" : "false"
    case .integer(let number): number.description
    case .double(let number): number.description
    case .decimal(let number): PlainNumber.text(of: number)
    case .instant(let instant): InstantText.text(of: instant)
    case .parsed(let value): value.description
    case .uuid(let text), .url(let text): text
    case .status(let id, let index): ".\(names.statusCase(id, index))"
    case .unknownStatus(let id, let raw):
      ".unknown(raw: \(feature[id].isInteger ? raw : ExpectationText.quoted(raw)))"
    case .unknownTag(_, let raw): ".unknown(raw: \(ExpectationText.quoted(raw)))"
    case .union(let id, let index, nil): ".\(names.unionCase(id, index))"
    case .union(let id, let index, let payload?): leaf(payload).map { ".\(names.unionCase(id, index))(\($0))" }
    case .money(let minorUnits, let currency): "\(minorUnits) \(currency)"
    case .identifier(_, let raw): leaf(raw)
    case .structure(let id, let values): structLeaf(values) { names.property(id, $0) }
    case .declared(let type, let values): structLeaf(values) { names.declaredProperty(type, $0) }
    case .list, .map, .opaque, .unknown: nil
    }
  }

  /// A struct whose one property is `rawValue`, or one that looks like `Money`.
  private func structLeaf(_ values: [DomainValue], _ label: (Int) -> String) -> String? {
    switch values.count {
    case 1: return label(0) == "rawValue" ? leaf(values[0]) : nil
    case 2:
      guard label(0) == "minorUnits", label(1) == "currencyCode", case .integer(let amount) = values[0],
        case .string(let currency) = values[1]
      else { return nil }
      return "\(amount) \(currency)"
    default: return nil
    }
  }

  private func isTested(_ id: ModelID, _ index: Int) -> Bool {
    guard case .properties(let properties) = feature[id].domain, properties.indices.contains(index) else { return true }
    return properties[index].isTested
  }

  /// Text in quotes, with the escapes of the runtime's `DomainText`.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7F}": result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

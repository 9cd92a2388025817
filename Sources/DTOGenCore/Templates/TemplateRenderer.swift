/// Runs a template's instructions against a stack of contexts and gathers the output.
///
/// Output is UTF-8 in one array: literal text is copied from the template's source, fragments from their strings.
struct TemplateRenderer {
  private static let newline = UInt8(ascii: "\n")
  /// Sections and partials together; far above any real template, far below the smallest thread's stack.
  private static let depthLimit = 200

  private let templates: TemplateSet
  private let escaping: TemplateSet.Escaping
  private let mode: TemplateSet.Mode
  private var stack: [TemplateValue]
  private var depth = 0
  private(set) var output: [UInt8] = []

  init(templates: TemplateSet, root: TemplateValue, escaping: TemplateSet.Escaping, mode: TemplateSet.Mode) {
    self.templates = templates
    self.escaping = escaping
    self.mode = mode
    stack = [root]
  }

  mutating func render(_ template: Template) throws(TemplateError) {
    output.reserveCapacity(template.source.count * 2)
    try render(template, template.instructions.indices, indentation: [])
  }

  private mutating func render(
    _ template: Template, _ body: Range<Int>, indentation: [UInt8]
  ) throws(TemplateError) {
    var index = body.lowerBound
    while index < body.upperBound {
      switch template.instructions[index] {
      case .text(let range): appendLiteral(template.source, range, indentation)
      case .lineStart: output.append(contentsOf: indentation)
      case .variable(let name, let escaped): try appendVariable(name, escaped: escaped, in: template)
      case .section(let name, let end):
        let value = try resolve(name, in: template)
        try renderSection(value, template, (index + 1)..<end, indentation, line: name.line)
        index = end
        continue
      case .inverted(let name, let end):
        let value = try resolve(name, in: template)
        if value?.isTruthy != true {
          try descend(template, (index + 1)..<end, indentation, line: name.line, from: template)
        }
        index = end
        continue
      case .partial(let name, let own, let line):
        if let partial = templates.template(named: name) {
          let deeper = own.isEmpty ? indentation : indentation + template.source[own]
          try descend(partial, partial.instructions.indices, deeper, line: line, from: template)
        } else if mode == .source {
          let reason = TemplateError.Reason.unknownTemplate(name, known: templates.names)
          throw TemplateError(template: template.name, line: line, reason: reason)
        }
      }
      index += 1
    }
  }

  /// One nesting deeper: the body of a section, or a partial included by `includer`.
  private mutating func descend(
    _ template: Template, _ body: Range<Int>, _ indentation: [UInt8], line: Int, from includer: Template
  ) throws(TemplateError) {
    guard depth < Self.depthLimit else {
      throw TemplateError(template: includer.name, line: line, reason: .tooDeep)
    }
    depth += 1
    try render(template, body, indentation: indentation)
    depth -= 1
  }

  private mutating func renderSection(
    _ value: TemplateValue?, _ template: Template, _ body: Range<Int>, _ indentation: [UInt8], line: Int
  ) throws(TemplateError) {
    guard let value, value.isTruthy else { return }
    guard case .list(let elements) = value.content else {
      stack.append(value)
      try descend(template, body, indentation, line: line, from: template)
      stack.removeLast()
      return
    }
    for element in elements {
      stack.append(element)
      try descend(template, body, indentation, line: line, from: template)
      stack.removeLast()
    }
  }
}

// Names.
extension TemplateRenderer {
  /// The value of a name: the innermost context that knows its first part, then part by part inside that alone.
  private func resolve(_ name: TemplateName, in template: Template) throws(TemplateError) -> TemplateValue? {
    if name.isImplicitIterator { return stack.last }
    guard var value = innermost(name.first) else { return try unknown(name, in: template, known: knownNames) }
    for part in name.rest {
      guard case .context(let context) = value.content else {
        if case .absent = value.content { return value }
        return try unknown(name, in: template, known: [])
      }
      guard let next = context.value(of: part) else {
        return try unknown(name, in: template, known: context.knownNames)
      }
      value = next
    }
    return value
  }

  private func innermost(_ name: String) -> TemplateValue? {
    var level = stack.count - 1
    while level >= 0 {
      if case .context(let context) = stack[level].content, let value = context.value(of: name) { return value }
      level -= 1
    }
    return nil
  }

  private func unknown(
    _ name: TemplateName, in template: Template, known: [String]
  ) throws(TemplateError) -> TemplateValue? {
    guard mode == .source else { return nil }
    throw TemplateError(template: template.name, line: name.line, reason: .unknownName(name.text, known: known))
  }

  /// Every name in reach, the innermost context's first.
  private var knownNames: [String] {
    var seen = Set<String>()
    return stack.reversed().flatMap { value -> [String] in
      guard case .context(let context) = value.content else { return [] }
      return context.knownNames.filter { seen.insert($0).inserted }
    }
  }
}

// Text.
extension TemplateRenderer {
  private mutating func appendVariable(
    _ name: TemplateName, escaped: Bool, in template: Template
  ) throws(TemplateError) {
    guard let value = try resolve(name, in: template) else { return }
    switch value.content {
    case .text(let text):
      if escaped, escaping == .html {
        appendEscaped(text)
      } else if mode == .source {
        appendFragment(text)
      } else {
        output.append(contentsOf: text.utf8)
      }
    case .absent: break
    case .flag(let flag) where mode == .specification: output.append(contentsOf: String(flag).utf8)
    case .flag, .context, .list:
      guard mode == .source else { return }
      let reason = TemplateError.Reason.notText(name.text, kind: value.kind)
      throw TemplateError(template: template.name, line: name.line, reason: reason)
    }
  }

  /// Literal text, with a partial's indentation at the start of each of its lines that is not empty.
  private mutating func appendLiteral(_ source: [UInt8], _ range: Range<Int>, _ indentation: [UInt8]) {
    guard !indentation.isEmpty else {
      output.append(contentsOf: source[range])
      return
    }
    var start = range.lowerBound
    while start < range.upperBound {
      let beginsLine = start == 0 || source[start - 1] == Self.newline
      let end = source[start..<range.upperBound].firstIndex(of: Self.newline).map { $0 + 1 } ?? range.upperBound
      if beginsLine, !Self.isLineEnd(source[start..<end]) { output.append(contentsOf: indentation) }
      output.append(contentsOf: source[start..<end])
      start = end
    }
  }

  /// A fragment; where only white space stands before it on its line, that white space goes before each further line
  /// that is not empty.
  private mutating func appendFragment(_ text: String) {
    guard text.utf8.contains(Self.newline) else {
      output.append(contentsOf: text.utf8)
      return
    }
    let lineStart = output.lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    let before = Array(output[lineStart...])
    guard !before.isEmpty, before.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else {
      output.append(contentsOf: text.utf8)
      return
    }
    let lines = text.utf8.split(separator: Self.newline, omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if number > 0 {
        output.append(Self.newline)
        if !line.isEmpty { output.append(contentsOf: before) }
      }
      output.append(contentsOf: line)
    }
  }

  private mutating func appendEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
      default: output.append(byte)
      }
    }
  }

  private static func isLineEnd(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == newline || (line.count == 2 && line.first == UInt8(ascii: "\r"))
  }
}

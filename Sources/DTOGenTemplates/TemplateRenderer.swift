/// Runs a template's instructions against a stack of contexts and gathers the output.
struct TemplateRenderer {
  /// Sections and partials together; far above any real template, far below the smallest thread's stack.
  private static let depthLimit = 200

  private let templates: TemplateSet
  private let escaping: TemplateSet.Escaping
  private let mode: TemplateSet.Mode
  /// The contexts in reach, the innermost last.
  private var contexts: [TemplateContext] = []
  /// What `.` stands for.
  private var current: TemplateValue
  private var depth = 0
  private(set) var output = TemplateOutput()

  init(templates: TemplateSet, root: TemplateValue, escaping: TemplateSet.Escaping, mode: TemplateSet.Mode) {
    self.templates = templates
    self.escaping = escaping
    self.mode = mode
    current = root
    if case .context(let context) = root.content { contexts.append(context) }
  }

  mutating func render(_ template: Template) throws(TemplateError) {
    try render(template, template.instructions.indices, indentation: [])
  }

  private mutating func render(
    _ template: Template, _ body: Range<Int>, indentation: [UInt8]
  ) throws(TemplateError) {
    var index = body.lowerBound
    while index < body.upperBound {
      switch template.instructions[index] {
      case .text(let range): output.appendLiteral(template.source, range, indentation: indentation)
      case .lineStart: if !indentation.isEmpty { output.append(indentation[...]) }
      case .variable(let name, let escaped): try appendVariable(name, escaped: escaped, in: template)
      case .section(let name, let end):
        if let value = try resolve(name, in: template), value.isTruthy {
          try renderSection(name, value, template, (index + 1)..<end, indentation)
        }
        index = end
        continue
      case .inverted(let name, let end):
        if try resolve(name, in: template)?.isTruthy != true {
          try descend(template, (index + 1)..<end, indentation, from: name, of: template)
        }
        index = end
        continue
      case .partial(let name, let own): try renderPartial(name, in: template, indentation + template.source[own])
      }
      index += 1
    }
  }

  /// One nesting deeper: the body of a section or a partial, for the tag `name` of `origin`.
  private mutating func descend(
    _ template: Template, _ body: Range<Int>, _ indentation: [UInt8], from name: Int, of origin: Template
  ) throws(TemplateError) {
    guard depth < Self.depthLimit else { throw error(.tooDeep, name, in: origin) }
    depth += 1
    try render(template, body, indentation: indentation)
    depth -= 1
  }

  private mutating func renderSection(
    _ name: Int, _ value: TemplateValue, _ template: Template, _ body: Range<Int>, _ indentation: [UInt8]
  ) throws(TemplateError) {
    let outer = current
    if case .list(let elements) = value.content {
      for element in elements { try renderBody(name, element, template, body, indentation) }
    } else {
      try renderBody(name, value, template, body, indentation)
    }
    current = outer
  }

  /// The body of a section once, for one value.
  private mutating func renderBody(
    _ name: Int, _ value: TemplateValue, _ template: Template, _ body: Range<Int>, _ indentation: [UInt8]
  ) throws(TemplateError) {
    current = value
    guard case .context(let context) = value.content else {
      return try descend(template, body, indentation, from: name, of: template)
    }
    contexts.append(context)
    try descend(template, body, indentation, from: name, of: template)
    contexts.removeLast()
  }

  private mutating func renderPartial(
    _ index: Int, in template: Template, _ indentation: [UInt8]
  ) throws(TemplateError) {
    let name = template.names[index].text
    if let partial = templates.template(named: name) {
      try descend(partial, partial.instructions.indices, indentation, from: index, of: template)
    } else if mode == .source {
      throw error(.unknownTemplate(name, known: templates.names), index, in: template)
    }
  }

  private mutating func appendVariable(
    _ index: Int, escaped: Bool, in template: Template
  ) throws(TemplateError) {
    guard let value = try resolve(index, in: template) else { return }
    switch (value.content, mode) {
    case (.text(let text), _) where escaped && escaping == .html: output.appendEscaped(text)
    case (.text(let text), .source): output.appendFragment(text)
    case (.text(let text), .specification): output.append(text)
    case (.absent, _): break
    case (.flag(let flag), .specification): output.append(String(flag))
    case (_, .specification): break
    case (_, .source):
      throw error(.notText(template.names[index].text, kind: value.kind), index, in: template)
    }
  }
}

// Names.
extension TemplateRenderer {
  /// The value of a name: the innermost context that knows its first part, then part by part inside that alone.
  private func resolve(_ index: Int, in template: Template) throws(TemplateError) -> TemplateValue? {
    if template.names[index].isImplicitIterator { return current }
    guard var value = innermost(template.names[index].first) else {
      return try unknown(index, in: template, known: knownNames)
    }
    for part in template.names[index].rest {
      switch value.content {
      case .context(let context):
        guard let next = context.value(of: part) else {
          return try unknown(index, in: template, known: context.names)
        }
        value = next
      case .absent: return value
      case .text, .flag, .list: return try unknown(index, in: template, known: [])
      }
    }
    return value
  }

  private func innermost(_ key: TemplateKey) -> TemplateValue? {
    for context in contexts.reversed() {
      if let value = context.value(of: key) { return value }
    }
    return nil
  }

  private func unknown(
    _ index: Int, in template: Template, known: [String]
  ) throws(TemplateError) -> TemplateValue? {
    guard mode == .source else { return nil }
    throw error(.unknownName(template.names[index].text, known: known), index, in: template)
  }

  private func error(_ reason: TemplateError.Reason, _ index: Int, in template: Template) -> TemplateError {
    TemplateError(template: template.name, line: template.names[index].line, reason: reason)
  }

  /// Every name in reach, the innermost context's first.
  private var knownNames: [String] {
    var seen = Set<String>()
    return contexts.reversed().flatMap { context in context.names.filter { seen.insert($0).inserted } }
  }
}

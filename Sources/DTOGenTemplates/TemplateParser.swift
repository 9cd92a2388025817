/// Turns a template's bytes into instructions: the Mustache specification's tags, delimiters and standalone lines.
///
/// A section, comment, partial, closing or delimiter tag that has its line to itself takes the line with it.
struct TemplateParser {
  private static let newline = UInt8(ascii: "\n")
  private static let depthLimit = 100

  private let name: String
  private let source: [UInt8]
  private(set) var instructions: [TemplateInstruction] = []
  private(set) var names: [TemplateName] = []

  private var position = 0
  private var line = 1
  private var open: [UInt8] = [UInt8(ascii: "{"), UInt8(ascii: "{")]
  private var close: [UInt8] = [UInt8(ascii: "}"), UInt8(ascii: "}")]
  private var sections: [(instruction: Int, name: String, line: Int)] = []

  init(name: String, source: [UInt8]) {
    self.name = name
    self.source = source
  }

  mutating func parse() throws(TemplateError) {
    while let start = find(open, from: position) {
      try parseTag(at: start)
    }
    appendText(upTo: source.count)
    if let section = sections.last {
      throw TemplateError(template: name, line: section.line, reason: .unclosedSection(section.name))
    }
  }

  private mutating func parseTag(at start: Int) throws(TemplateError) {
    line += newlines(in: position..<start)
    var contentStart = start + open.count
    let sigil = contentStart < source.count ? source[contentStart] : 0
    let isSigil = "#^/!>=&{".utf8.contains(sigil)
    if isSigil { contentStart += 1 }

    var closing = close
    if sigil == UInt8(ascii: "{") { closing.insert(UInt8(ascii: "}"), at: 0) }
    if sigil == UInt8(ascii: "=") { closing.insert(UInt8(ascii: "="), at: 0) }
    guard let contentEnd = find(closing, from: contentStart) else {
      throw error(.unclosedTag(delimiter: String(decoding: closing, as: UTF8.self)))
    }
    let end = contentEnd + closing.count

    let isVariable = !isSigil || sigil == UInt8(ascii: "&") || sigil == UInt8(ascii: "{")
    let standalone = isVariable ? nil : standaloneLine(around: start..<end)
    appendText(upTo: standalone?.lowerBound ?? start)
    if standalone == nil, start == 0 || source[start - 1] == Self.newline { instructions.append(.lineStart) }

    try appendTag(
      sigil: isSigil ? sigil : 0, content: contentStart..<contentEnd,
      indentation: standalone.map { $0.lowerBound..<start })
    position = standalone?.upperBound ?? end
    line += newlines(in: start..<position)
  }

  private mutating func appendTag(
    sigil: UInt8, content: Range<Int>, indentation: Range<Int>?
  ) throws(TemplateError) {
    switch sigil {
    case UInt8(ascii: "!"): break
    case UInt8(ascii: "="): try changeDelimiters(content)
    case UInt8(ascii: ">"):
      let name = append(TemplateName([text(try word(content))], line: line))
      instructions.append(.partial(name: name, indentation: indentation ?? 0..<0))
    case UInt8(ascii: "/"): try closeSection(text(try word(content)))
    case UInt8(ascii: "#"), UInt8(ascii: "^"):
      let word = try word(content)
      let path = append(try path(word))
      guard sections.count < Self.depthLimit else { throw error(.tooDeep) }
      sections.append((instructions.count, text(word), line))
      instructions.append(sigil == UInt8(ascii: "#") ? .section(name: path, end: 0) : .inverted(name: path, end: 0))
    default:
      let name = append(try path(try word(content)))
      instructions.append(.variable(name: name, escaped: sigil == 0))
    }
  }

  private mutating func closeSection(_ word: String) throws(TemplateError) {
    guard let section = sections.last, section.name == word else {
      throw error(.unexpectedEnd(word, open: sections.last?.name))
    }
    sections.removeLast()
    switch instructions[section.instruction] {
    case .section(let name, _): instructions[section.instruction] = .section(name: name, end: instructions.count)
    case .inverted(let name, _): instructions[section.instruction] = .inverted(name: name, end: instructions.count)
    default: break
    }
  }

  private mutating func changeDelimiters(_ content: Range<Int>) throws(TemplateError) {
    let parts = source[content].split(whereSeparator: Self.isSpace)
    guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
      throw error(.malformedDelimiters)
    }
    open = Array(parts[0])
    close = Array(parts[1])
  }

  private mutating func append(_ name: TemplateName) -> Int {
    names.append(name)
    return names.count - 1
  }

  private mutating func appendText(upTo end: Int) {
    if position < end { instructions.append(.text(position..<end)) }
  }
}

extension TemplateParser {
  private func error(_ reason: TemplateError.Reason) -> TemplateError {
    TemplateError(template: name, line: line, reason: reason)
  }

  /// The tag's content without the white space around it, which must be one word.
  private func word(_ content: Range<Int>) throws(TemplateError) -> Range<Int> {
    var (start, end) = (content.lowerBound, content.upperBound)
    while start < end, Self.isSpace(source[start]) { start += 1 }
    while start < end, Self.isSpace(source[end - 1]) { end -= 1 }
    guard start < end else { throw error(.emptyTag) }
    guard !source[start..<end].contains(where: Self.isSpace) else { throw error(.malformedName(text(start..<end))) }
    return start..<end
  }

  private func path(_ word: Range<Int>) throws(TemplateError) -> TemplateName {
    let dot = UInt8(ascii: ".")
    if word.count == 1, source[word.lowerBound] == dot { return TemplateName([], line: line) }
    guard source[word].contains(dot) else { return TemplateName([text(word)], line: line) }
    let parts = source[word].split(separator: dot, omittingEmptySubsequences: false)
    guard !parts.contains(where: \.isEmpty) else { throw error(.malformedName(text(word))) }
    return TemplateName(parts.map { text($0.startIndex..<$0.endIndex) }, line: line)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  /// The tag's whole lines, their end included, where nothing but white space shares them with the tag.
  private func standaloneLine(around tag: Range<Int>) -> Range<Int>? {
    var start = tag.lowerBound
    while start > 0, source[start - 1] != Self.newline {
      guard Self.isBlank(source[start - 1]) else { return nil }
      start -= 1
    }
    var end = tag.upperBound
    while end < source.count, Self.isBlank(source[end]) { end += 1 }
    if end == source.count { return start..<end }
    if source[end] == UInt8(ascii: "\r"), end + 1 < source.count { end += 1 }
    return source[end] == Self.newline ? start..<(end + 1) : nil
  }

  private func newlines(in range: Range<Int>) -> Int {
    source[range].reduce(0) { $1 == Self.newline ? $0 + 1 : $0 }
  }

  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first, start <= source.count - pattern.count else { return nil }
    for index in start...(source.count - pattern.count) where source[index] == first {
      if source[index...].starts(with: pattern) { return index }
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isSpace(_ byte: UInt8) -> Bool {
    isBlank(byte) || byte == newline || byte == UInt8(ascii: "\r")
  }
}

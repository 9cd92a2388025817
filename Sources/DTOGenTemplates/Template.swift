/// One Mustache template, parsed once and rendered many times.
struct Template: Sendable {
  let name: String
  let source: [UInt8]
  let instructions: [TemplateInstruction]
  /// The names and partials that the instructions speak of.
  let names: [TemplateName]

  init(named name: String, source: String) throws(TemplateError) {
    let bytes = Array(source.utf8)
    var parser = TemplateParser(name: name, source: bytes)
    try parser.parse()
    self.name = name
    self.source = bytes
    instructions = parser.instructions
    names = parser.names
  }

  /// The partials that the template includes, with the line of each tag.
  var partials: [(name: String, line: Int)] {
    instructions.compactMap { instruction in
      guard case .partial(let index, _) = instruction else { return nil }
      return (names[index].text, names[index].line)
    }
  }
}

/// Named templates that include each other as partials: what renders a context to text.
struct TemplateSet: Sendable {
  /// What becomes of characters that mean something in the output's language.
  enum Escaping: Sendable {
    /// Source code: every fragment is legal as it stands, so `{{x}}` and `{{{x}}}` are the same.
    case none
    /// `&`, `"`, `<` and `>` become entities in `{{x}}`, as the Mustache specification has it.
    case html
  }

  /// How closely names are watched and lines are laid out.
  enum Mode: Sendable {
    /// An unknown name or partial is an error, a variable must be text, and a text of several lines that begins its
    /// line is indented as a whole.
    case source
    /// The Mustache specification to the letter: what is unknown is nothing.
    case specification
  }

  private let templates: [Template]
  private let indices: [String: Int]

  init(sources: [(name: String, source: String)]) throws(TemplateError) {
    var templates: [Template] = []
    for source in sources { templates.append(try Template(named: source.name, source: source.source)) }
    self.init(templates)
  }

  /// Of two templates with one name, the later is used.
  init(_ templates: [Template]) {
    self.templates = templates
    indices = Dictionary(templates.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
  }

  var names: [String] { templates.map(\.name) }

  func template(named name: String) -> Template? {
    indices[name].map { templates[$0] }
  }

  func render(
    _ name: String, _ context: TemplateContext, escaping: Escaping = .none
  ) throws(TemplateError) -> String {
    String(decoding: try renderBytes(name, context, escaping: escaping), as: UTF8.self)
  }

  /// The same as UTF-8, which is what a file holds.
  func renderBytes(
    _ name: String, _ context: TemplateContext, escaping: Escaping = .none
  ) throws(TemplateError) -> [UInt8] {
    try renderBytes(name, TemplateValue(context), escaping: escaping, mode: .source)
  }

  func renderBytes(
    _ name: String, _ value: TemplateValue, escaping: Escaping, mode: Mode
  ) throws(TemplateError) -> [UInt8] {
    guard let template = template(named: name) else {
      throw TemplateError(template: name, line: nil, reason: .unknownTemplate(name, known: names))
    }
    var renderer = TemplateRenderer(templates: self, root: value, escaping: escaping, mode: mode)
    try renderer.render(template)
    // A copy without the room that was there to grow.
    return renderer.output.bytes.withUnsafeBufferPointer { Array($0) }
  }
}

package import DTOGenBase

/// The templates of a run: the ones that come with the tool, with the user's overrides in their places.
///
/// A template's name is its path without the extension, such as `swift/dto`. An override has the same path below
/// the user's folder of templates; what it does not override stays as it came.
public struct TemplateLibrary: Sendable {
  public static let fileExtension = ".mustache"

  private let templates: TemplateSet
  /// Where the overrides come from, by template name.
  private let overridePaths: [String: String]

  /// The names of the templates that come with the tool, sorted.
  public static var names: [String] { EmbeddedTemplates.all.map(\.name) }

  /// The text of a template that comes with the tool, for a user to start an override from.
  public static func source(of name: String) -> String? {
    EmbeddedTemplates.all.first { $0.name == name }?.source
  }

  /// Reads the overrides among `overrides`, whose paths start with `folder`, over the embedded templates.
  ///
  /// Files without the templates' extension are not looked at. A file that overrides nothing is an error, unless
  /// another override includes it as a partial. All problems are returned; what has one keeps its embedded text.
  package static func load(
    overrides: [InputFile] = [], under folder: String = "",
    embedded: [(name: String, source: String)] = EmbeddedTemplates.all
  ) -> (library: TemplateLibrary, diagnostics: [Diagnostic]) {
    var reader = TemplateOverrideReader(folder: folder, known: embedded.map(\.name))
    reader.read(overrides)

    var templates: [Template] = []
    var diagnostics = reader.diagnostics
    for (name, source) in embedded where reader.templates[name] == nil {
      do throws(TemplateError) {
        templates.append(try Template(named: name, source: source))
      } catch {
        diagnostics.append(.error(at: nil, "built-in \(error)"))
      }
    }
    templates += reader.templates.values.sorted { $0.name < $1.name }
    let library = TemplateLibrary(templates: TemplateSet(templates), overridePaths: reader.paths)
    return (library, diagnostics)
  }

  func render(_ name: String, _ context: TemplateContext) throws(TemplateError) -> String {
    try templates.render(name, context)
  }

  /// The same as UTF-8, which is what a file holds.
  package func renderBytes(_ name: String, _ context: TemplateContext) throws(TemplateError) -> [UInt8] {
    try templates.renderBytes(name, context)
  }

  /// A failed rendering as the user sees it: at the place in the user's own template where there is one.
  package func diagnostic(for error: TemplateError) -> Diagnostic {
    guard let path = overridePaths[error.template] else { return .error(at: nil, "built-in \(error)") }
    return .error(at: SourceLocation(file: path, line: error.line), error.message)
  }
}

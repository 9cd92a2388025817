/// What translation makes of one feature: its own files, and those that it has in common with others.
struct TranslatedFeature: Sendable {
  var output = GeneratorOutput()
  var shared: [SharedFile] = []
  /// The names that the files take in their modules.
  var claims: [ModuleFileNames.Claim] = []
}

/// A file of support or of the kernel before it is rendered.
struct SharedFile: Sendable {
  var template: String
  var context: TemplateContext
  var path: String
  var ownership: Ownership
  var parts: Set<OutputPart> = []

  init(
    template: String, context: TemplateContext, folder: String, name: String, ownership: Ownership,
    parts: Set<OutputPart> = []
  ) {
    self.template = template
    self.context = context
    path = folder + "/\(name).swift"
    self.ownership = ownership
    self.parts = parts
  }
}

/// Renders what features have in common: the same template with the same context once, whoever asks for it.
struct SharedFiles {
  let library: TemplateLibrary
  private var rendered: [String: [(context: TemplateContext, text: [UInt8])]] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(library: TemplateLibrary) { self.library = library }

  /// The files, those too that another feature has made already.
  mutating func files(_ shared: [SharedFile]) -> [GeneratedFile] {
    shared.compactMap { file in
      text(of: file).map { text in
        GeneratedFile(path: file.path, contents: text, ownership: file.ownership, parts: file.parts)
      }
    }
  }

  private mutating func text(of file: SharedFile) -> [UInt8]? {
    if let known = rendered[file.template]?.first(where: { $0.context == file.context }) { return known.text }
    do {
      let text = try library.renderBytes(file.template, file.context)
      rendered[file.template, default: []].append((file.context, text))
      return text
    } catch {
      diagnostics.append(library.diagnostic(for: error))
      return nil
    }
  }
}

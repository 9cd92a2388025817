/// What translation makes of one feature: its own files, and those that it has in common with others.
struct TranslatedFeature: Sendable {
  var output = GeneratorOutput()
  var shared: [SharedFile] = []
}

/// A file of support or of the kernel before it is rendered.
struct SharedFile: Sendable {
  var template: String
  var context: TemplateContext
  /// Without the name of the file.
  var folder: String
  var name: String
  var ownership: Ownership
  var parts: Set<OutputPart> = []

  var path: String { folder + "/\(name).swift" }
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

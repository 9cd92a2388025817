package import DTOGenBase
package import DTOGenOutput
import DTOGenSchema
package import DTOGenTemplates

/// What translation makes of one feature: its own files, and those that it has in common with others.
package struct TranslatedFeature: Sendable {
  package var output = GeneratorOutput()
  package var shared: [SharedFile] = []
  /// The names that the files take in their modules.
  package var claims: [ModuleFileNames.Claim] = []

  package init(
    output: GeneratorOutput = GeneratorOutput(), shared: [SharedFile] = [], claims: [ModuleFileNames.Claim] = []
  ) {
    self.output = output
    self.shared = shared
    self.claims = claims
  }
}

/// A file of support, for the code or for its tests, or of the kernel before it is rendered.
package struct SharedFile: Sendable {
  var template: String
  var context: TemplateContext
  /// What the template sees of the context, and what tells it quickly from most others.
  fileprivate let visible: [TemplateValue?]
  fileprivate let fingerprint: Int
  var path: String
  var ownership: Ownership
  var parts: Set<OutputPart> = []

  init(
    template: String, context: TemplateContext, of library: TemplateLibrary, folder: String, name: String,
    ownership: Ownership, parts: Set<OutputPart> = []
  ) {
    self.template = template
    self.context = context
    visible = library.visible(template, context)
    var hasher = Hasher()
    hasher.combine(template)
    hasher.combine(visible)
    fingerprint = hasher.finalize()
    path = Layout.path("\(name).swift", in: folder)
    self.ownership = ownership
    self.parts = parts
  }
}

/// Renders what features have in common: the same template over the same values once, whoever asks for it.
package struct SharedFiles {
  let library: TemplateLibrary
  /// By fingerprint.
  private var rendered: [Int: [(template: String, visible: [TemplateValue?], text: [UInt8])]] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  package init(library: TemplateLibrary) { self.library = library }

  /// The files, those too that another feature has made already.
  package mutating func files(_ shared: [SharedFile]) -> [GeneratedFile] {
    shared.compactMap { file in
      text(of: file).map { text in
        GeneratedFile(path: file.path, contents: text, ownership: file.ownership, parts: file.parts)
      }
    }
  }

  private mutating func text(of file: SharedFile) -> [UInt8]? {
    let known = rendered[file.fingerprint]?.first { $0.template == file.template && $0.visible == file.visible }
    if let known { return known.text }
    do {
      let text = try library.renderBytes(file.template, file.context)
      rendered[file.fingerprint, default: []].append((file.template, file.visible, text))
      return text
    } catch {
      diagnostics.append(library.diagnostic(for: error))
      return nil
    }
  }
}

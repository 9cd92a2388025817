package import DTOGenBase
package import DTOGenOutput
package import DTOGenTemplates

/// What translation makes of one feature: its own files, by path, and those that it has in common with others.
package struct TranslatedFeature: Sendable {
  package var output = GeneratorOutput()
  package var shared: [SharedFile] = []

  package init(output: GeneratorOutput = GeneratorOutput(), shared: [SharedFile] = []) {
    self.output = output
    self.shared = shared
  }
}

/// A file of support, for the code or for its tests, or of the kernel before it is rendered.
package struct SharedFile: Sendable {
  var template: String
  var context: TemplateContext
  var path: String
  var ownership = Ownership.generated
  var parts: Set<OutputPart> = []
}

/// Renders what features have in common: the same template over the same values once, whoever asks for it.
package struct SharedFiles {
  private struct Asked: Hashable {
    var template: String
    var context: TemplateContext
  }

  private let library: TemplateLibrary
  private var rendered: [Asked: [UInt8]] = [:]
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
    let asked = Asked(template: file.template, context: file.context)
    if let known = rendered[asked] { return known }
    do {
      let text = try library.renderBytes(file.template, file.context)
      rendered[asked] = text
      return text
    } catch {
      diagnostics.append(library.diagnostic(for: error))
      return nil
    }
  }
}

import DTOGenBase

/// Reads the user's template files: which template each overrides, and whether its text can be used.
struct TemplateOverrideReader {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The folder that the files' paths start with, without a trailing `/`; empty where the paths are relative to it.
  private let folder: String
  /// The names that may be overridden.
  private let known: [String]

  /// The usable overrides by name.
  private(set) var templates: [String: Template] = [:]
  private(set) var paths: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(folder: String, known: [String]) {
    self.folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.known = known
  }

  mutating func read(_ files: [InputFile]) {
    for file in files.sorted(by: { $0.path < $1.path }) {
      guard let name = name(of: file.path) else { continue }
      paths[name] = file.path
      guard let source = source(of: file) else { continue }
      do throws(TemplateError) {
        templates[name] = try Template(named: name, source: source)
      } catch {
        diagnostics.append(.error(at: SourceLocation(file: file.path, line: error.line), error.message))
      }
    }
    refuseUnknownNames()
    refuseUnknownPartials()
  }

  private func name(of path: String) -> String? {
    guard path.hasSuffix(TemplateLibrary.fileExtension) else { return nil }
    let name = path.dropLast(TemplateLibrary.fileExtension.count)
    return String(name.hasPrefix(folder + "/") ? name.dropFirst(folder.count + 1) : name)
  }

  private mutating func source(of file: InputFile) -> String? {
    let bytes = file.bytes.starts(with: Self.byteOrderMark) ? file.bytes[3...] : file.bytes[...]
    let source = String(decoding: bytes, as: UTF8.self)
    // Decoding repairs what is no UTF-8, so that the bytes differ.
    guard source.utf8.elementsEqual(bytes) else {
      let line = zip(bytes, source.utf8).prefix { $0 == $1 }.reduce(1) { $1.0 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
      diagnostics.append(
        .error(at: SourceLocation(file: file.path, line: line), "the template is not UTF-8 text; save it as UTF-8"))
      return nil
    }
    return source
  }

  private mutating func refuseUnknownNames() {
    let included = Set(templates.values.flatMap { $0.partials.map(\.name) })
    for (name, path) in paths.sorted(by: { $0.value < $1.value }) where !known.contains(name) {
      if included.contains(name) { continue }
      templates[name] = nil
      let reason = TemplateError.Reason.unknownTemplate(name, known: known)
      let error = TemplateError(template: name, line: nil, reason: reason)
      diagnostics.append(
        .error(
          at: SourceLocation(file: path),
          "this overrides nothing: \(error.message); give it the name of a template, or include it in an override"))
    }
  }

  private mutating func refuseUnknownPartials() {
    let names = known + templates.keys.filter { !known.contains($0) }.sorted()
    for (name, template) in templates.sorted(by: { $0.key < $1.key }) {
      for partial in template.partials where !names.contains(partial.name) {
        let reason = TemplateError.Reason.unknownTemplate(partial.name, known: names)
        let error = TemplateError(template: name, line: partial.line, reason: reason)
        diagnostics.append(
          .error(at: SourceLocation(file: paths[name] ?? name, line: partial.line), error.message))
      }
    }
  }
}

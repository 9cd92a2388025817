import DTOGenBase
import DTOGenSchema
import SwiftSource

/// The whole project as the rules ask it: files with their places, and who declares which type.
struct LintProject: Sendable {
  let configuration: Configuration
  let files: [LintFile]
  /// The types at the top of files outside of tests, by name.
  let types: [String: [TypeEntry]]
  /// The names of all features, sorted.
  let features: [String]
  let defaults: DeclaredDefaults
  /// Modules that come with an import of another one.
  private let passedOn: Set<String>

  init(_ input: LintInput) {
    configuration = input.configuration
    let layout = input.configuration.layout
    files = input.sources.sorted { $0.path < $1.path }.map { LintFile($0, layout) }
    types = LintProject.types(files)
    features = Set(files.compactMap(\.place.feature)).sorted()
    defaults = DeclaredDefaults(input.schemas, layout)
    passedOn = Set(
      files.flatMap { file in
        file.swift.imports.filter { file.source.token($0.token - 2, is: "_exported") }.map(\.module)
      })
  }

  private static func types(_ files: [LintFile]) -> [String: [TypeEntry]] {
    var types: [String: [TypeEntry]] = [:]
    for (index, file) in files.enumerated() where file.place.area != .tests {
      for (place, declaration) in file.swift.declarations.enumerated()
      where declaration.isType && declaration.parent == nil {
        types[declaration.name, default: []].append(
          TypeEntry(
            name: declaration.name, file: index, declaration: place, place: file.place, kind: declaration.kind,
            conformances: Set(declaration.inherited.map { plain($0.name) }), isPrivate: declaration.isPrivate))
      }
    }
    for file in files where file.place.area != .tests {
      for declaration in file.swift.declarations where declaration.kind == .extension && !declaration.inherited.isEmpty
      {
        for place in types[declaration.name, default: []].indices
        where types[declaration.name]?[place].place.feature == file.place.feature {
          types[declaration.name]?[place].conformances.formUnion(declaration.inherited.map { plain($0.name) })
        }
      }
    }
    return types
  }

  /// A name without the standard library's module before it.
  static func plain(_ name: String) -> String {
    name.hasPrefix("Swift.") ? String(name.dropFirst(6)) : name
  }

  /// The declaration that a name in a file means; nil where the project declares none that can be seen there.
  ///
  /// What the file itself declares comes first, then its feature, the kernel and the rest of the app, and other
  /// features last.
  func type(named name: String, in file: LintFile) -> TypeEntry? {
    guard let entries = types[name] else { return nil }
    let visible = entries.filter { !$0.isPrivate || files[$0.file].path == file.path }
    if let here = visible.first(where: { files[$0.file].path == file.path }) { return here }
    if let feature = file.place.feature, let own = visible.first(where: { $0.place.feature == feature }) { return own }
    let shared = visible.filter { $0.place.feature == nil && isVisible($0, in: file) }
    // Two modules may use one name; which of them is meant, only the compiler knows.
    if !shared.isEmpty { return shared.count == 1 ? shared[0] : nil }
    return visible.first { $0.place.feature.map { isVisible(feature: $0, in: file) } ?? false }
  }

  /// Whether a file sees what a module besides the features declares, and can mean nothing else by the name.
  private func isVisible(_ entry: TypeEntry, in file: LintFile) -> Bool {
    guard let module = files[entry.file].packageModule, module != file.packageModule else { return true }
    return (file.imports(module) || passedOn.contains(module)) && !FrameworkTypes.mayHave(entry.name, in: file)
  }

  /// Whether a file sees what a feature declares: it is of the same module, or imports the feature's.
  private func isVisible(feature: String, in file: LintFile) -> Bool {
    let modules = modules(of: feature)
    guard let own = file.place.feature else {
      return !configuration.swift.module.contains(Placeholder.feature.text) || modules.contains(where: file.imports)
    }
    return !modules.isDisjoint(with: self.modules(of: own)) || modules.contains(where: file.imports)
  }

  /// The modules of a feature's own code.
  func modules(of feature: String) -> Set<String> {
    let patterns = [configuration.swift.module, configuration.swift.domainModule].compactMap { $0 }
    return Set(patterns.map { configuration.layout.path($0, feature: feature) })
  }

  /// Whether the name means a type of the wire that the file's feature or the rest of the app declares.
  func wireType(named name: String, in file: LintFile) -> TypeEntry? {
    type(named: name, in: file).flatMap { $0.isWire ? $0 : nil }
  }

  /// Whether a type nested in this file, or a generic parameter, takes the name.
  func isShadowed(_ name: String, in file: LintFile) -> Bool {
    file.swift.declarations.contains {
      $0.name == name && $0.parent != nil && ($0.isType || $0.kind == .typeAlias || $0.kind == .associatedType)
    }
  }
}

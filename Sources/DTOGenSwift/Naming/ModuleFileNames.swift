package import DTOGenBase
package import DTOGenOutput
package import DTOGenSchema

/// Finds files of different features that would stand in one module under one name, which the Swift compiler refuses:
/// each type has a file of its own, so the types would clash too.
package struct ModuleFileNames {
  /// By the module, and the file's name there without case.
  private var paths: [String: String] = [:]
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  /// Of two files of one name the later is told.
  package mutating func add(_ files: [GeneratedFile], of feature: String, _ configuration: Configuration) {
    let folders = Self.modules(of: feature, configuration)
    for file in files where file.path.hasSuffix(".swift") && !file.parts.contains(.tests) {
      let home = folders.first { folder in folder.path.map { Layout.holds(file.path, in: $0) } ?? true }
      guard let module = home?.module else { continue }
      let key = module + "/" + Layout.lastPart(of: file.path).lowercased()
      guard let other = paths.updateValue(file.path, forKey: key), other != file.path else { continue }
      let help =
        file.ownership == .generated && file.parts.isEmpty
        ? "features that share a module share their support, too: write \"layout\": { \"support\": \"Support\" }"
        : "rename one of the two types, or give each feature a module: \"swift\": { \"module\": \"{Feature}Feature\" }"
      diagnostics.append(
        .error(
          at: SourceLocation(file: file.path),
          "the module '\(module)' would have two files of this name, the other at \(other); \(help)"))
    }
  }

  /// The modules of a feature's folders, in the order in which they claim a file: those of tests, which the settings do
  /// not name, have none, and what stands in none of the folders is of the feature's own module.
  private static func modules(
    of feature: String, _ configuration: Configuration
  ) -> [(path: String?, module: String?)] {
    let layout = configuration.layout
    let swift = configuration.swift
    let module = layout.path(swift.module, feature: feature)
    func folder(_ pattern: String) -> String { layout.path(pattern, feature: feature) }
    return [
      (folder(layout.tests), nil),
      (folder(layout.kernel), swift.kernelModule ?? module),
      (folder(layout.domain), swift.domainModule.map { layout.path($0, feature: feature) } ?? module),
      (nil, module),
    ]
  }
}

/// Finds files of different features that would stand in one module under one name, which the Swift compiler refuses:
/// each type has a file of its own, so the types would clash too.
struct ModuleFileNames {
  private let configuration: Configuration
  private var paths: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ configuration: Configuration) { self.configuration = configuration }

  mutating func add(_ files: [GeneratedFile], of feature: String) {
    let folders = modules(of: feature)
    for file in files where file.path.hasSuffix(".swift") && !file.parts.contains(.tests) {
      guard let found = folders.first(where: { file.path.hasPrefix($0.folder) }), let module = found.module else {
        continue
      }
      let name = file.fileName
      guard let other = paths.updateValue(file.path, forKey: "\(module)/\(name.lowercased())"), other != file.path
      else { continue }
      let isSupport = file.ownership == .generated && file.parts.isEmpty
      let help =
        isSupport
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
  private func modules(of feature: String) -> [(folder: String, module: String?)] {
    let layout = configuration.layout
    let swift = configuration.swift
    let module = layout.path(swift.module, feature: feature)
    func folder(_ pattern: String) -> String { layout.path(pattern, feature: feature) + "/" }
    return [
      (folder(layout.tests), nil),
      (folder(layout.kernel), swift.kernelModule ?? module),
      (folder(layout.domain), swift.domainModule.map { layout.path($0, feature: feature) } ?? module),
      ("", module),
    ]
  }
}

/// Finds files of different features that would stand in one module under one name, which the Swift compiler refuses:
/// each type has a file of its own, so the types would clash too.
struct ModuleFileNames {
  private let configuration: Configuration
  private var paths: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ configuration: Configuration) { self.configuration = configuration }

  mutating func add(_ files: [GeneratedFile], of feature: String) {
    for file in files where file.path.hasSuffix(".swift") && !file.parts.contains(.tests) {
      guard let module = module(of: file, feature) else { continue }
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
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

  /// Nil for tests, whose targets the settings do not name.
  private func module(of file: GeneratedFile, _ feature: String) -> String? {
    let layout = configuration.layout
    let swift = configuration.swift
    func isBelow(_ folder: String) -> Bool { file.path.hasPrefix(layout.path(folder, feature: feature) + "/") }
    let module = layout.path(swift.module, feature: feature)
    if isBelow(layout.tests) { return nil }
    if isBelow(layout.kernel) { return swift.kernelModule ?? module }
    if isBelow(layout.domain) { return swift.domainModule.map { layout.path($0, feature: feature) } ?? module }
    return module
  }
}

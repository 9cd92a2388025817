package import DTOGenBase
import DTOGenOutput
package import DTOGenSchema

/// Finds files of different features that would stand in one module under one name, which the Swift compiler refuses:
/// each type has a file of its own, so the types would clash too.
package struct ModuleFileNames {
  package struct Claim: Sendable {
    fileprivate var module: String
    /// The module, and the file's name there without case.
    fileprivate var key: String
    fileprivate var path: String
    fileprivate var isSupport: Bool
  }

  private var paths: [String: String]
  package private(set) var diagnostics: [Diagnostic] = []

  package init(count: Int) { paths = Dictionary(minimumCapacity: count) }

  /// What the files of one feature claim, worked out apart from all others.
  package static func claims(
    of translated: TranslatedFeature, _ feature: String, _ configuration: Configuration
  ) -> [Claim] {
    let folders = modules(of: feature, configuration)
    func claim(_ path: String, _ ownership: Ownership, _ parts: Set<OutputPart>) -> Claim? {
      guard path.hasSuffix(".swift"), !parts.contains(.tests),
        let module = folders.first(where: { folder in folder.path.map { Layout.holds(path, in: $0) } ?? true })?.module
      else { return nil }
      return Claim(
        module: module, key: module + "/" + Layout.lastPart(of: path).lowercased(), path: path,
        isSupport: ownership == .generated && parts.isEmpty)
    }
    return translated.output.files.compactMap { claim($0.path, $0.ownership, $0.parts) }
      + translated.shared.compactMap { claim($0.path, $0.ownership, $0.parts) }
  }

  /// In the order of the features.
  package mutating func add(_ claims: [Claim]) {
    for claim in claims {
      guard let other = paths.updateValue(claim.path, forKey: claim.key), other != claim.path
      else { continue }
      let help =
        claim.isSupport
        ? "features that share a module share their support, too: write \"layout\": { \"support\": \"Support\" }"
        : "rename one of the two types, or give each feature a module: \"swift\": { \"module\": \"{Feature}Feature\" }"
      diagnostics.append(
        .error(
          at: SourceLocation(file: claim.path),
          "the module '\(claim.module)' would have two files of this name, the other at \(other); \(help)"))
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

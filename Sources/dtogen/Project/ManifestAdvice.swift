import DTOGenCore
import SwiftSource

/// A schema that the manifest has to leave out of a target.
struct SchemaPlace: Hashable {
  /// Relative to the root.
  var path: String
  var feature: String
}

/// The targets that a package's manifest needs so that SwiftPM builds what the tool writes.
///
/// Paths are relative to the project's root. SwiftPM wants every file of a target's folder to be a source, a resource
/// or excluded, and paths of `exclude` relative to the target's own folder.
struct ManifestAdvice {
  var configuration: Configuration
  /// All schemas of the project.
  var schemas: [SchemaPlace]
  /// The configuration's file where there is one, relative to the root: a target that takes the root has to leave it out.
  var configurationFile: String?

  /// The targets for a feature, one a line, indented as inside `targets: [ ]`.
  func text(for feature: String) -> String {
    targets(for: feature).map { "    \($0)," }.joined(separator: "\n")
  }

  /// What a manifest does not seem to have for a feature: targets of whose names and paths one is not in its text.
  ///
  /// Of a target that is there already, the dependencies and excluded files that its declaration does not name.
  func missing(for feature: String, in manifest: String) -> [String] {
    let existing = ManifestTarget.all(in: manifest)
    let written = SwiftCall.strings(in: manifest)
    return targets(for: feature).compactMap { target in
      guard let call = ManifestTarget.calls(in: target).first else { return nil }
      if let own = existing.first(where: { $0.name == call["name"]?.text }) { return missing(of: own, call, feature) }
      return written.isSuperset(of: call.strings) ? nil : target
    }
  }

  private func missing(of existing: ManifestTarget, _ target: SwiftCall, _ feature: String) -> String? {
    let isLeft = { (word: String) in !existing.strings.contains(word) }
    var parts: [String] = []
    let dependencies = target["dependencies"]?.strings.filter(isLeft) ?? []
    if !dependencies.isEmpty { parts.append("dependencies: \(list(dependencies))") }
    if existing.name == filled(configuration.swift.module, feature) {
      let folder = existing.folder ?? "Sources/" + existing.name
      let excluded = excluded(of: [feature], from: [folder], folder == "." ? nil : folder).filter(isLeft)
      if !excluded.isEmpty { parts.append("exclude: \(list(excluded))") }
      if let plugins, isLeft("DTOGenBuildPlugin") { parts.append(plugins) }
    }
    return parts.isEmpty ? nil : "/* in \(quoted(existing.name)) */ \(parts.joined(separator: ", "))"
  }

  /// Features of other modules that would take the kernel's files into theirs too, which SwiftPM refuses.
  func rivalsForKernel(of feature: String) -> [String] {
    guard configuration.swift.kernelModule == nil else { return [] }
    let module = filled(configuration.swift.module, feature)
    return Set(schemas.map(\.feature)).filter { filled(configuration.swift.module, $0) != module }.sorted()
  }

  /// Kernel, feature and tests.
  func targets(for feature: String) -> [String] {
    let kernel = configuration.swift.kernelModule
    let module = filled(configuration.swift.module, feature)
    var targets: [String] = []
    if let kernel {
      targets.append(".target(name: \(quoted(kernel)), path: \(quoted(configuration.layout.kernel)))")
    }
    if let domain = configuration.swift.domainModule.map({ filled($0, feature) }) {
      targets.append(domainTarget(feature, domain, kernel))
      targets.append(dataTarget(feature, module, domain, kernel))
    } else {
      targets.append(featureTarget(feature, module, kernel))
    }
    targets.append(testTarget(feature, module))
    return targets
  }

  private func domainTarget(_ feature: String, _ domain: String, _ kernel: String?) -> String {
    var parts = ["name: \(quoted(domain))"]
    if let kernel { parts.append("dependencies: [\(quoted(kernel))]") }
    parts.append("path: \(quoted(filled(configuration.layout.domain, feature)))")
    return ".target(\(parts.joined(separator: ", ")))"
  }

  private func dataTarget(_ feature: String, _ module: String, _ domain: String, _ kernel: String?) -> String {
    let layout = configuration.layout
    let sources = outermost([layout.data, layout.support].map { filled($0, feature) })
    let path = sources.count == 1 ? sources[0] : nil
    let dependencies = [domain] + (kernel.map { [$0] } ?? [])
    var parts = ["name: \(quoted(module))", "dependencies: \(list(dependencies))", "path: \(quoted(path ?? "."))"]
    let excluded = excluded(of: [feature], from: sources, path)
    if !excluded.isEmpty { parts.append("exclude: \(list(excluded))") }
    if path == nil { parts.append("sources: \(list(sources))") }
    if let plugins { parts.append(plugins) }
    return ".target(\(parts.joined(separator: ", ")))"
  }

  /// Where the build makes the code, feature and tests have the plugin.
  private var plugins: String? {
    configuration.build == .generate ? "plugins: [.plugin(name: \"DTOGenBuildPlugin\", package: \"dtogen\")]" : nil
  }

  /// What of these features stands among a target's files and is none of its sources, relative to its folder.
  ///
  /// The plugin takes the schemas itself, except from a target that lists its sources: that compiles what it lists.
  private func excluded(of features: [String], from sources: [String], _ path: String?) -> [String] {
    let areTaken = plugins != nil && path != nil
    let left = features.map { filled(configuration.layout.tests, $0) } + (areTaken ? [] : schemaPaths(of: features))
    let excluded = left.filter { file in sources.contains { $0 == "." || FilePath.below($0, file) != nil } }
      .map { file in path.flatMap { FilePath.below($0, file) } ?? file }
    return excluded + (path == nil ? configurationFile.map { [$0] } ?? [] : [])
  }

  private func featureTarget(_ feature: String, _ module: String, _ kernel: String?) -> String {
    let features = featuresSharing(module, with: feature)
    var sources = outermost(features.flatMap { sourceFolders(of: $0) })
    var path: String?
    if kernel == nil {
      sources = outermost(sources + [configuration.layout.kernel])
    } else if sources.count == 1 {
      path = sources[0]
    }
    let excluded = excluded(of: features, from: sources, path)

    var parts = ["name: \(quoted(module))"]
    if let kernel { parts.append("dependencies: [\(quoted(kernel))]") }
    parts.append("path: \(quoted(path ?? "."))")
    if !excluded.isEmpty { parts.append("exclude: \(list(excluded))") }
    // A target that takes all of the root lists no sources.
    if path == nil, sources != ["."] { parts.append("sources: \(list(sources))") }
    if let plugins { parts.append(plugins) }
    return ".target(\(parts.joined(separator: ", ")))"
  }

  private func testTarget(_ feature: String, _ module: String) -> String {
    let tests = filled(configuration.layout.tests, feature)
    let fixtures = filled(configuration.layout.fixtures, feature)
    let isPerFeature =
      configuration.swift.module.contains("{Feature}") || !configuration.layout.tests.contains("{Feature}")
    let swift = configuration.swift
    var dependencies = [module]
    if let domain = swift.domainModule { dependencies.append(filled(domain, feature)) }
    // The tests name types of the kernel; a module of its own is imported by them.
    if let kernel = swift.kernelModule { dependencies.append(kernel) }
    var parts = [
      "name: \(quoted((isPerFeature ? module : feature) + "Tests"))", "dependencies: \(list(dependencies))",
      "path: \(quoted(tests))",
    ]
    if let resource = FilePath.below(tests, fixtures) { parts.append("resources: [.copy(\(quoted(resource)))]") }
    if let plugins { parts.append(plugins) }
    return ".testTarget(\(parts.joined(separator: ", ")))"
  }

  /// The features whose code is part of the same module, in the order of their schemas.
  private func featuresSharing(_ module: String, with feature: String) -> [String] {
    var features = [feature]
    for schema in schemas
    where !features.contains(schema.feature) && filled(configuration.swift.module, schema.feature) == module {
      features.append(schema.feature)
    }
    return features.sorted()
  }

  private func schemaPaths(of features: [String]) -> [String] {
    schemas.filter { features.contains($0.feature) }.map(\.path).sorted()
  }

  /// The feature's own folder where domain, data and support share one, else each of them.
  private func sourceFolders(of feature: String) -> [String] {
    let layout = configuration.layout
    let patterns = [layout.domain, layout.data, layout.support].map(FilePath.normalised)
    let ends = Set(patterns.map { featureFolder(of: $0) })
    guard ends.count == 1, let shared = ends.first ?? nil else { return patterns.map { filled($0, feature) } }
    return [filled(shared, feature)]
  }

  /// The pattern up to the part that names the feature.
  private func featureFolder(of pattern: String) -> String? {
    let parts = pattern.split(separator: "/")
    guard let index = parts.firstIndex(where: { $0.contains("{Feature}") }) else { return nil }
    return parts[...index].joined(separator: "/")
  }

  /// Each folder once, without those that lie in another.
  private func outermost(_ folders: [String]) -> [String] {
    var kept: [String] = []
    for folder in folders where !kept.contains(folder) {
      let isInside = folders.contains { $0 != folder && ($0 == "." || FilePath.below($0, folder) != nil) }
      if !isInside { kept.append(folder) }
    }
    return kept
  }

  private func filled(_ pattern: String, _ feature: String) -> String {
    configuration.layout.path(pattern, feature: feature)
  }

  private func list(_ values: [String]) -> String { "[\(values.map(quoted).joined(separator: ", "))]" }

  private func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}

import DTOGenCore

/// What stands at a project's root before the first schema: what `init` goes by.
enum ProjectShape: Equatable {
  /// A package with one target besides its tests, whose sources stand in `folder`.
  case oneTarget(name: String, folder: String)
  /// A package with several targets, and the features that have a folder already.
  case severalTargets(features: [String])
  /// No package, but a project of Xcode's.
  case xcode(project: String)
  case empty

  static func find(in root: RootFolder) throws(FileError) -> ProjectShape {
    let manifest = FilePath.join(root.path, "Package.swift")
    if try FileStatus.of(manifest, followingLinks: true)?.kind == .file {
      let targets = ManifestTarget.all(in: String(decoding: try FileReader.contents(of: manifest), as: UTF8.self))
      if targets.count == 1 {
        return .oneTarget(name: targets[0].name, folder: targets[0].folder ?? "Sources/" + targets[0].name)
      }
      return targets.isEmpty ? .empty : .severalTargets(features: try features(in: root))
    }
    return try xcodeProject(in: root).map { .xcode(project: $0) } ?? .empty
  }

  /// The project of Xcode's at the root; it may stand beside a package.
  static func xcodeProject(in root: RootFolder) throws(FileError) -> String? {
    try FolderListing.names(in: root.path).first { $0.hasSuffix(".xcodeproj") }
  }

  /// The folders below the one that the default layout has for features.
  private static func features(in root: RootFolder) throws(FileError) -> [String] {
    let folder = FilePath.join(root.path, "Features")
    var found: [String] = []
    for name in try FolderListing.names(in: folder) {
      if try FileStatus.of(FilePath.join(folder, name), followingLinks: true)?.kind == .folder { found.append(name) }
    }
    return found
  }
}

import DTOGenCore

/// Finds the Swift sources of a project, in an order that is the same on every machine.
///
/// Hidden folders, packages that others wrote, and folders with a configuration of their own are not the project's.
enum SourceSearch {
  private static let foreign: Set<String> = ["Carthage", "DerivedData", "Pods", "checkouts", "node_modules"]

  /// Paths relative to the root; manifests of packages are left out.
  static func paths(in root: String) throws(FileError) -> [String] {
    var found: [String] = []
    try visit(root, prefix: "", inside: [], &found)
    return found
  }

  private static func visit(
    _ folder: String, prefix: String, inside: [FileStatus.Identity], _ found: inout [String]
  ) throws(FileError) {
    guard let status = try FileStatus.of(folder, followingLinks: true), !inside.contains(status.identity) else {
      return
    }
    let names = try FolderListing.names(in: folder)
    if !prefix.isEmpty, names.contains(Project.configurationName) { return }
    for name in names {
      let isSource = name.hasSuffix(".swift")
      switch try FileStatus.of(FilePath.join(folder, name), followingLinks: true)?.kind {
      case .file where isSource && name != "Package.swift" && !name.hasPrefix("Package@"): found.append(prefix + name)
      case .folder where !foreign.contains(name):
        try visit(
          FilePath.join(folder, name), prefix: prefix + name + "/", inside: inside + [status.identity], &found)
      default: break
      }
    }
  }
}

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
      let targets = targets(in: String(decoding: try FileReader.contents(of: manifest), as: UTF8.self))
      if targets.count == 1 {
        return .oneTarget(name: targets[0].name, folder: targets[0].folder ?? "Sources/" + targets[0].name)
      }
      return targets.isEmpty ? .empty : .severalTargets(features: try features(in: root))
    }
    let project = try FolderListing.names(in: root.path).first { $0.hasSuffix(".xcodeproj") }
    return project.map { .xcode(project: $0) } ?? .empty
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

  /// The targets of a manifest by its text, each once, without tests and plugins.
  ///
  /// A dependency on a target is written like a target, so that only the first of a name counts, or the one with a path.
  static func targets(in manifest: String) -> [(name: String, folder: String?)] {
    var found: [(name: String, folder: String?)] = []
    for opening in [".target(", ".executableTarget("] {
      var rest = withoutComments(manifest)[...]
      while let range = rest.firstRange(of: opening) {
        rest = rest[range.upperBound...]
        let call = arguments(at: rest)
        guard let name = value(of: "name", in: call) else { continue }
        let folder = value(of: "path", in: call).map(FilePath.normalised)
        if let index = found.firstIndex(where: { $0.name == name }) {
          found[index].folder = found[index].folder ?? folder
        } else {
          found.append((name, folder))
        }
      }
    }
    return found
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " || $0 == "\t" }.hasPrefix("//") }.joined(separator: "\n")
  }

  /// The text of a call from behind its opening parenthesis, without the calls inside it.
  private static func arguments(at text: Substring) -> String {
    var depth = 1
    var result = ""
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { break }
      if depth == 1 { result.append(character) }
    }
    return result
  }

  private static func value(of label: String, in call: String) -> String? {
    guard let range = call.firstRange(of: label + ":") else { return nil }
    let rest = call[range.upperBound...].drop { $0 == " " || $0 == "\n" }
    guard rest.first == "\"" else { return nil }
    return String(rest.dropFirst().prefix { $0 != "\"" })
  }
}

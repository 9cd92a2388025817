import DTOGenCore

/// A target of a package as its manifest's text declares it.
struct ManifestTarget: Equatable {
  var name: String
  /// Nil where it stands in the folder that SwiftPM gives it.
  var folder: String?
  /// What stands between the parentheses of its declaration.
  var arguments: String

  /// The targets of a manifest, each once, without tests and plugins.
  ///
  /// A dependency on a target is written like a target, so that only the first of a name counts, or the one with a path.
  static func all(in manifest: String) -> [ManifestTarget] {
    var found: [ManifestTarget] = []
    for opening in [".target(", ".executableTarget("] {
      var rest = withoutComments(manifest)[...]
      while let range = rest.firstRange(of: opening) {
        rest = rest[range.upperBound...]
        let arguments = String(arguments(at: rest))
        let own = withoutCalls(arguments)
        guard let name = value(of: "name", in: own) else { continue }
        let folder = value(of: "path", in: own).map(FilePath.normalised)
        let target = ManifestTarget(name: name, folder: folder, arguments: arguments)
        if let index = found.firstIndex(where: { $0.name == name }) {
          if found[index].folder == nil, folder != nil { found[index] = target }
        } else {
          found.append(target)
        }
      }
    }
    return found
  }

  private static func withoutComments(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " || $0 == "\t" }.hasPrefix("//") }.joined(separator: "\n")
  }

  /// The text of a call from behind its opening parenthesis.
  private static func arguments(at text: Substring) -> Substring {
    var depth = 1
    return text.prefix { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return depth > 0
    }
  }

  /// A call's own arguments, without those of the calls among them.
  private static func withoutCalls(_ text: String) -> String {
    var depth = 0
    return text.filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")" { depth -= 1 } }
      return depth == 0
    }
  }

  private static func value(of label: String, in call: String) -> String? {
    guard let range = call.firstRange(of: label + ":") else { return nil }
    let rest = call[range.upperBound...].drop { $0 == " " || $0 == "\n" }
    guard rest.first == "\"" else { return nil }
    return String(rest.dropFirst().prefix { $0 != "\"" })
  }
}

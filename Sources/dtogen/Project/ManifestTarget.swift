import DTOGenCore
import SwiftSource

/// A target of a package as its manifest's text declares it.
struct ManifestTarget: Equatable {
  var name: String
  /// Nil where it stands in the folder that SwiftPM gives it.
  var folder: String?
  /// The string literals among its arguments.
  var strings: Set<String>

  /// How a manifest declares what has a name of its own in the package.
  private static let kinds: Set<String> = ["target", "executableTarget", "testTarget", "plugin", "macro"]

  /// The calls of a manifest, or of a part of one, that declare targets.
  static func calls(in manifest: String) -> [SwiftCall] { SwiftCall.members(named: kinds, in: manifest) }

  /// The targets of a manifest, each once, without tests and plugins.
  ///
  /// A dependency on a target is written like a target, so that only the first of a name counts, or the one with a path.
  static func all(in manifest: String) -> [ManifestTarget] {
    var found: [ManifestTarget] = []
    for call in calls(in: manifest) where call.name == "target" || call.name == "executableTarget" {
      guard let name = call["name"]?.text else { continue }
      let folder = call["path"]?.text.map(FilePath.normalised)
      let target = ManifestTarget(name: name, folder: folder, strings: Set(call.strings))
      if let index = found.firstIndex(where: { $0.name == name }) {
        if found[index].folder == nil, folder != nil { found[index] = target }
      } else {
        found.append(target)
      }
    }
    return found
  }
}

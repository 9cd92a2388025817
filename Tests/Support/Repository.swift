package import Foundation

/// Where the tests find this repository's own folders, and the captures that stand beside it.
package enum Repository {
  /// The folder that holds `Package.swift`.
  package static let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardizedFileURL

  /// The folder of shared captures and cases: the one that `DTOGEN_SHARED` names, or `shared` beside the repository.
  /// It need not be there.
  package static let shared =
    ProcessInfo.processInfo.environment["DTOGEN_SHARED"].map { URL(fileURLWithPath: $0) }
    ?? root.appendingPathComponent("../shared").standardizedFileURL

  package static func folder(_ path: String) -> URL { root.appendingPathComponent(path) }
}

import Foundation

/// A folder of a test's own, with a space and letters beyond ASCII in its name.
struct Sandbox {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("dtogen tests ü \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Runs a test in a folder that is gone afterwards.
  static func with(_ body: (Sandbox) throws -> Void) throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try body(sandbox)
  }

  var path: String { url.path }

  func path(_ path: String) -> String { url(path).path }

  func url(_ path: String) -> URL { url.appendingPathComponent(path) }

  func write(_ path: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(path))
  }

  func read(_ path: String) throws -> String { String(decoding: try Data(contentsOf: url(path)), as: UTF8.self) }

  func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path) }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
  }

  /// The paths of all files, hidden ones too, sorted.
  func files() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { path in
      var isFolder: ObjCBool = false
      return !FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder) || !isFolder.boolValue
    }.sorted()
  }

  func modified(_ path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: url(path).path)[.modificationDate] as? Date
  }

  func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url(path).path)[.posixPermissions] as? Int
  }

  func setPermissions(_ path: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url(path).path)
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)
  }
}

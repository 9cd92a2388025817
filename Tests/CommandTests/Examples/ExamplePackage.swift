import Foundation

/// An example package in a copy beside a stand-in for this one, so that it builds without compiling the tool anew.
///
/// The copies stay in `.build`, in a folder whose name has all that a shell minds, and are built again only where
/// something has changed.
struct ExamplePackage {
  let folder: URL

  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let standIn: URL? = {
    guard let tool = BuiltTool.url else { return nil }
    let folder = package.appendingPathComponent(".build/examples/it's a café")
    let script = package.appendingPathComponent(".ci/stand-in").path
    let result = try? run(["bash", script, folder.path, tool.path], in: package)
    return result?.status == 0 ? folder : nil
  }()

  init(_ name: String) throws {
    guard let standIn = Self.standIn else { throw CocoaError(.fileNoSuchFile) }
    folder = standIn.appendingPathComponent("Examples/\(name)")
  }

  /// Runs `swift` with a scratch folder that all examples share.
  func swift(_ words: String...) throws -> (status: Int32, output: String) {
    let scratch = folder.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("scratch").path
    let words = [words[0], "--scratch-path", scratch] + words.dropFirst()
    return try Self.run(["swift"] + words, in: folder)
  }

  func run(_ words: String...) throws -> (status: Int32, output: String) { try Self.run(words, in: folder) }

  func read(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(path))
  }

  private static func run(_ words: [String], in folder: URL) throws -> (status: Int32, output: String) {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("example-\(UUID().uuidString).log")
    try Data().write(to: log)
    defer { try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: log, encoding: .utf8))
  }
}

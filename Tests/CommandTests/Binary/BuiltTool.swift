import Foundation

/// The built binary, run as a user would run it.
enum BuiltTool {
  struct Result {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Beside the test bundle: SwiftPM puts all products of a build into one folder.
  static let url: URL? = {
    let bundles = CommandLine.arguments.filter { $0.contains(".xctest") }.map { path in
      URL(fileURLWithPath: String(path[..<(path.range(of: ".xctest")?.upperBound ?? path.endIndex)]))
    }
    let candidates = bundles + [Bundle.main.executableURL].compactMap { $0 }
    return candidates.map { $0.deletingLastPathComponent().appendingPathComponent("dtogen") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  static func run(
    _ arguments: String..., in folder: Sandbox, from working: String = "", input: String = ""
  ) throws -> Result {
    try run(arguments, in: folder, from: working, input: input)
  }

  /// Starts the tool without waiting for it; what it says is dropped, unless its errors have somewhere to go.
  static func start(_ arguments: [String], in folder: Sandbox, errors: FileHandle = .nullDevice) throws -> Process {
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    return process
  }

  /// Streams go through files, so that a full pipe can stop nobody.
  static func run(
    _ arguments: [String], in folder: Sandbox, from working: String = "", input: String = ""
  ) throws -> Result {
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    let streams = try Sandbox()
    defer { streams.remove() }
    try streams.write("in", input)
    try streams.write("out", "")
    try streams.write("err", "")
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    process.currentDirectoryURL = folder.url(working)
    process.standardInput = try FileHandle(forReadingFrom: streams.url("in"))
    process.standardOutput = try FileHandle(forWritingTo: streams.url("out"))
    process.standardError = try FileHandle(forWritingTo: streams.url("err"))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try streams.read("out"), errors: try streams.read("err"))
  }
}

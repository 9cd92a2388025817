package import Foundation

/// A program that is run to its end, or ended after a time.
package enum ChildProcess {
  package struct Result {
    package var status: Int32
    /// Both streams.
    package var output: String
  }

  /// The output goes through a file, so that a full pipe can stop nobody.
  package static func run(
    _ program: String, _ arguments: [String], in folder: URL, log: String, timeout: Double
  ) throws -> Result {
    let stream = folder.appendingPathComponent(log)
    _ = FileManager.default.createFile(atPath: stream.path, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = folder
    let handle = try FileHandle(forWritingTo: stream)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    let deadline = Date().addingTimeInterval(timeout)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.005) }
    let isLate = process.isRunning
    if isLate { process.terminate() }
    process.waitUntilExit()
    try handle.close()
    let output = String(decoding: try Data(contentsOf: stream), as: UTF8.self)
    return Result(status: isLate ? -1 : process.terminationStatus, output: isLate ? "took too long\n" + output : output)
  }
}

import Foundation

/// A package that is built and tested as a user would: `swift test`, with a build folder of its own.
enum SwiftPackage {
  static func test(in folder: Sandbox, _ arguments: [String] = []) throws -> (status: Int32, output: String) {
    try run(["test"] + arguments, in: folder)
  }

  static func run(_ arguments: [String], in folder: Sandbox) throws -> (status: Int32, output: String) {
    let streams = try Sandbox()
    defer { streams.remove() }
    try streams.write("out", "")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.currentDirectoryURL = folder.url
    // What the outer test run says to its children is not meant for another one.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("SWIFT_TESTING") }
    let stream = try FileHandle(forWritingTo: streams.url("out"))
    process.standardOutput = stream
    process.standardError = stream
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try streams.read("out"))
  }
}

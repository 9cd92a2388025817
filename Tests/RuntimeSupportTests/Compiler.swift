import Foundation

/// The Swift compiler, as strict as a user may make it: Swift 6 mode, warnings are errors.
struct Compiler {
  struct Result {
    var status: Int32
    var output: String
  }

  static let everyUpcomingFeature = [
    "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
  ]

  func compile(_ files: [String], _ arguments: [String] = ["-typecheck"]) throws -> Result {
    let strict = ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-wmo"]
    return try run(URL(fileURLWithPath: "/usr/bin/env"), strict + arguments + files)
  }

  func run(_ program: URL, _ arguments: [String] = []) throws -> Result {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return Result(status: process.terminationStatus, output: output)
  }
}

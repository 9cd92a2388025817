import Foundation

/// The generated sources of a folder, compiled once with a driver: behind both `tc OUT` and `dm OUT FILE`.
struct CompiledOutput {
  private let sources: [URL]
  private let driver: CaseDriver?

  init(_ folder: String) throws {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted().filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0 == "Tests" || $0 == ".build" }
        && path != "Package.swift"
    }
    guard !paths.isEmpty else { throw CasesUsageError(message: "no generated Swift in \(folder)") }
    sources = paths.map { root.appendingPathComponent($0) }
    driver = try CaseDriver(
      model: ProcessInfo.processInfo.environment["CASE_MODEL"] ?? "Root",
      sources: sources.map { try String(contentsOf: $0, encoding: .utf8) })
  }

  private static var cache: URL {
    ProcessInfo.processInfo.environment["CASES_CACHE"].map { URL(fileURLWithPath: $0) }
      ?? FileManager.default.temporaryDirectory
  }

  /// Programs that no run of the last day used go.
  static func prepare(_ cache: URL) throws {
    try FileManager.default.createDirectory(
      at: cache, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
    let keys: [URLResourceKey] = [.contentModificationDateKey]
    for program in try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: keys) {
      let date = try? program.resourceValues(forKeys: Set(keys)).contentModificationDate
      if let date, date.timeIntervalSinceNow < -86_400 { try? FileManager.default.removeItem(at: program) }
    }
  }

  /// 0 where the sources compile in Swift 6 mode without a warning.
  ///
  /// A program that the check goes on to run is compiled right away, which finds more than type checking alone.
  func typeCheck() throws -> Int32 {
    let isRun = ProcessInfo.processInfo.environment["CASE_RUNS"] == "yes"
    return try isRun && driver != nil ? compile().status : compiler(["-typecheck"] + sources.map(\.path))
  }

  /// Prints `OK value` or `ERR error`.
  func decodeAndMap(_ file: String) throws -> Int32 {
    guard driver != nil else {
      CasesCommand.note("dm: no mapper of the model among the generated sources")
      return 3
    }
    let (status, program) = try compile()
    guard status == 0 else { return 3 }
    return try run(program.path, [file])
  }

  private func compile() throws -> (status: Int32, program: URL) {
    let program = Self.cache.appendingPathComponent(try key())
    if FileManager.default.isExecutableFile(atPath: program.path) {
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: program.path)
      return (0, program)
    }
    let work = Self.cache.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    let main = work.appendingPathComponent("main.swift")
    try (driver?.source ?? "").write(to: main, atomically: true, encoding: .utf8)
    let built = work.appendingPathComponent("program")
    let status = try compiler(["-Onone", "-wmo", "-o", built.path, main.path] + sources.map(\.path))
    if status == 0, rename(built.path, program.path) != 0 { throw CasesUsageError(message: "cannot keep the program") }
    return (status, program)
  }

  private func compiler(_ arguments: [String]) throws -> Int32 {
    try run(
      "/usr/bin/env", ["swiftc", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Gen"] + arguments)
  }

  private func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
  }

  /// FNV-1a over everything that goes into the program.
  private func key() throws -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    add((driver?.source ?? "").utf8)
    for source in sources {
      add(source.lastPathComponent.utf8)
      add(try Data(contentsOf: source))
    }
    return String(hash, radix: 16)
  }
}

import Foundation

/// What a run over the cases was asked for.
struct CasesArguments: Sendable {
  static let usage = """
    usage: dtogen-cases [FOLDER…] [--only ID,ID] [--quick] [--part 1/4] [--jobs 2] [--keep DIR] [--cache DIR] [--timeout 600]
                        [--dtogen FILE]
    Without a folder: the shared cases (DTOGEN_SHARED, or ../shared) and Tests/Cases/Variants.
    """

  var folders: [URL] = []
  var only: [String] = []
  /// The cases whose place in the sorted list, divided by `parts`, leaves `part - 1`.
  var part = 1
  var parts = 1
  /// Leaves out large inputs and checks that build a package.
  var isQuick = false
  var jobs = 2
  /// Where the scratch copies stay after the run.
  var keep: URL?
  /// Compiled programs, by what they were compiled from.
  var cache = FileManager.default.temporaryDirectory.appendingPathComponent("dtogen-cases")
  var timeout = 600.0

  /// This program, which the bash of a check calls for `gen`, `tc` and `dm`.
  static var tool: URL {
    Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
  }

  /// The dtogen under test. SwiftPM puts all products of a build into one folder.
  var generator = tool.deletingLastPathComponent().appendingPathComponent("dtogen")

  init(_ arguments: some Sequence<String>) throws(CasesUsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--only": only = (rest.popFirst() ?? "").split(separator: ",").map(String.init)
      case "--part": (part, parts) = try Self.part(rest.popFirst())
      case "--quick": isQuick = true
      case "--jobs": jobs = try Self.count(rest.popFirst(), of: argument)
      case "--timeout": timeout = Double(try Self.count(rest.popFirst(), of: argument))
      case "--dtogen": generator = rest.popFirst().map { URL(fileURLWithPath: $0) } ?? generator
      case "--keep": keep = rest.popFirst().map { URL(fileURLWithPath: $0) }
      case "--cache": cache = rest.popFirst().map { URL(fileURLWithPath: $0) } ?? cache
      case let option where option.hasPrefix("-"): throw CasesUsageError(message: "no option '\(option)'")
      default: folders.append(URL(fileURLWithPath: argument))
      }
    }
    for folder in folders where !FileManager.default.fileExists(atPath: folder.path) {
      throw CasesUsageError(message: "no folder \(folder.path)")
    }
    if folders.isEmpty {
      folders = Self.standardFolders.filter { folder in
        let isThere = FileManager.default.fileExists(atPath: folder.path)
        if !isThere { CasesCommand.note("no cases at \(folder.path): skipped") }
        return isThere
      }
    }
  }

  /// The cases asked for, in the order of their folders and names.
  var cases: [CaseFolder] {
    let all = folders.flatMap { CaseFolder.all(in: $0) }
      .filter { folder in only.isEmpty || only.contains { folder.id == $0 || folder.name == $0 } }
      .filter { !isQuick || !($0.needsPackage || $0.isLarge) }
    return all.indices.filter { $0 % parts == part - 1 }.map { all[$0] }
  }

  private static var standardFolders: [URL] {
    let shared = ProcessInfo.processInfo.environment["DTOGEN_SHARED"] ?? "../shared"
    return [URL(fileURLWithPath: shared).appendingPathComponent("cases"), URL(fileURLWithPath: "Tests/Cases/Variants")]
  }

  private static func part(_ text: String?) throws(CasesUsageError) -> (Int, Int) {
    let numbers = (text ?? "").split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else {
      throw CasesUsageError(message: "--part is such as 1/4")
    }
    return (numbers[0], numbers[1])
  }

  private static func count(_ text: String?, of option: String) throws(CasesUsageError) -> Int {
    guard let count = Int(text ?? ""), count > 0 else { throw CasesUsageError(message: "\(option) is a number") }
    return count
  }
}

/// Arguments that make no sense.
struct CasesUsageError: Error {
  var message: String
}

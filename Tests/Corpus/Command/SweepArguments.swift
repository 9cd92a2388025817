import Foundation

/// What a sweep was asked for.
struct SweepArguments: Sendable {
  static let usage = """
    usage: dtogen-sweep FOLDER…|--random COUNT [--seed 1] [--options default|public|hashable|all] [--part 1/10] [--batch 10] [--jobs 2]
                        [--only TEXT] [--tests] [--keep DIR]
    """

  var folders: [URL] = []
  /// Documents to make up, beside those of the folders.
  var randomDocuments = 0
  var seed = 1
  var options: [OutputOptions] = [.default]
  /// The files whose place in the sorted list, divided by `parts`, leaves `part - 1`.
  var part = 1
  var parts = 1
  /// Files that are compiled as one module.
  var batch = 10
  var jobs = 2
  /// Only files whose path holds this text.
  var only: String?
  /// Whether the generated tests are built and run too.
  var runsTests = false
  /// Where the generated projects stay after the run.
  var keep: URL?

  init(_ arguments: some Sequence<String>) throws(SweepUsageError) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--options": options = try Self.options(rest.popFirst())
      case "--part": (part, parts) = try Self.part(rest.popFirst())
      case "--batch": batch = try Self.count(rest.popFirst(), of: argument)
      case "--random": randomDocuments = try Self.count(rest.popFirst(), of: argument)
      case "--seed": seed = try Self.count(rest.popFirst(), of: argument)
      case "--jobs": jobs = try Self.count(rest.popFirst(), of: argument)
      case "--only": only = rest.popFirst()
      case "--tests": runsTests = true
      case "--keep": keep = rest.popFirst().map { URL(fileURLWithPath: $0) }
      case let option where option.hasPrefix("-"): throw SweepUsageError(message: "no option '\(option)'")
      default: folders.append(URL(fileURLWithPath: argument))
      }
    }
    guard !folders.isEmpty || randomDocuments > 0 else { throw SweepUsageError(message: "name a folder of JSON files") }
    for folder in folders where !FileManager.default.fileExists(atPath: folder.path) {
      throw SweepUsageError(message: "no folder \(folder.path)")
    }
  }

  /// Whether the file at a place of the sorted list is asked for.
  func contains(_ name: String, at index: Int) -> Bool {
    index % parts == part - 1 && (only.map { name.contains($0) } ?? true)
  }

  private static func options(_ text: String?) throws(SweepUsageError) -> [OutputOptions] {
    if text == "all" { return OutputOptions.allCases }
    guard let text, let options = OutputOptions(rawValue: text) else {
      throw SweepUsageError(message: "--options is default, public, hashable or all")
    }
    return [options]
  }

  private static func part(_ text: String?) throws(SweepUsageError) -> (Int, Int) {
    let numbers = (text ?? "").split(separator: "/").compactMap { Int($0) }
    guard numbers.count == 2, numbers[0] >= 1, numbers[0] <= numbers[1] else {
      throw SweepUsageError(message: "--part is such as 1/10")
    }
    return (numbers[0], numbers[1])
  }

  private static func count(_ text: String?, of option: String) throws(SweepUsageError) -> Int {
    guard let count = Int(text ?? ""), count > 0 else { throw SweepUsageError(message: "\(option) is a number") }
    return count
  }
}

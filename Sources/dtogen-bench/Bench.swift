#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The benchmark: runs every case in processes of its own and prints a table of medians against their bars.
///
/// The process that measures makes no large value itself: a child begins its life with the memory of the process that
/// started it, and its peak would be the parent's. So inputs are written, and models generated, by children too.
enum Bench {
  static let usage = """
    usage: dtogen-bench [--enforce] [--quick] [--tool PATH]
      --enforce    exit with 1 where a bar is missed
      --quick      few repetitions
      --tool PATH  the dtogen binary to measure; the one beside this program by default
    """

  static func run(_ arguments: [String]) -> Int32 {
    do {
      switch arguments.dropFirst().first {
      case "--write-inputs" where arguments.count == 3: try InputFolder(path: arguments[2]).write()
      case "--write-project" where arguments.count == 3: try InputFolder.writeProject(at: arguments[2])
      case "--write-feature" where arguments.count == 3: try InputFolder.writeFeature(at: arguments[2])
      case "--write-sources" where arguments.count == 3: try InputFolder.writeSources(at: arguments[2])
      case "--generate-models" where arguments.count == 3: try ModelRun.run(reportingTo: arguments[2])
      default: return try measure(Options(arguments))
      }
      return 0
    } catch let error as BenchError {
      complain(error.message)
      return error.isUsage ? 64 : 1
    } catch {
      complain("\(error)")
      return 1
    }
  }

  private static func complain(_ message: String) {
    let line = Array((message + "\n").utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }

  private static func measure(_ options: Options) throws -> Int32 {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let inputs = InputFolder(path: folder.path)
    _ = try ChildProcess.run([options.ownPath, "--write-inputs", inputs.path])
    var rows: [Row] = []
    var hasFailed = false
    for benchCase in BenchCase.all(inputs: inputs, tool: options.tool, own: options.ownPath) {
      do {
        rows.append(Row(benchCase, try benchCase.measure(isQuick: options.isQuick)))
      } catch let error as BenchError {
        complain("\(benchCase.name): \(error.message)")
        hasFailed = true
      }
    }
    print(Row.table(rows))
    return hasFailed || options.enforces && rows.contains { !$0.isWithinBars } ? 1 : 0
  }
}

/// The words of the benchmark's command line.
private struct Options {
  var enforces = false
  var isQuick = false
  var tool: String
  let ownPath: String

  init(_ arguments: [String]) throws {
    ownPath = try ChildProcess.ownPath()
    tool = String(ownPath[..<(ownPath.lastIndex(of: "/") ?? ownPath.startIndex)]) + "/dtogen"
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      switch word {
      case "--enforce": enforces = true
      case "--quick": isQuick = true
      case "--tool":
        guard let path = rest.popFirst() else {
          throw BenchError("'--tool' needs a path\n\(Bench.usage)", isUsage: true)
        }
        tool = path
      default: throw BenchError("unknown option '\(word)'\n\(Bench.usage)", isUsage: true)
      }
    }
    guard access(tool, X_OK) == 0 else {
      throw BenchError("there is no dtogen at \(tool); run 'swift build -c release' or name it with --tool")
    }
  }
}

/// A benchmark that cannot be run, and why.
struct BenchError: Error {
  var message: String
  var isUsage = false

  init(_ message: String, isUsage: Bool = false) {
    self.message = message
    self.isUsage = isUsage
  }
}

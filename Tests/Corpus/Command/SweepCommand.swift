import Foundation

/// `dtogen-sweep`: generates code from every JSON file of some folders, compiles it, runs it on its own file and
/// compares each leaf of what comes out with the file.
@main struct SweepCommand {
  static func main() async {
    do throws(SweepUsageError) {
      let arguments = try SweepArguments(CommandLine.arguments.dropFirst())
      var failures = 0
      for options in arguments.options {
        let sweep = Sweep(arguments: arguments, options: options)
        failures += await sweep.run()
      }
      exit(failures == 0 ? 0 : 1)
    } catch {
      FileHandle.standardError.write(Data("\(error.message)\n\(SweepArguments.usage)\n".utf8))
      exit(64)
    }
  }
}

/// Arguments that make no sense.
struct SweepUsageError: Error {
  var message: String
}

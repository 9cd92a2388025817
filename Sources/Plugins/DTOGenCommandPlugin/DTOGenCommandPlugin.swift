import Foundation
import PackagePlugin

/// `swift package dtogen …`: the tool, in the package's folder, with the words that stand behind the verb.
@main struct DTOGenCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    try run(context.tool(named: "dtogen").url, in: context.package.directoryURL, arguments)
  }

  /// Ends with the tool's own exit code; what it says goes the same way as what the plugin would say.
  private func run(_ tool: URL, in folder: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = ToolArguments.make(from: arguments)
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("dtogen was stopped by signal \(process.terminationStatus)")
      return
    }
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension DTOGenCommandPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      try run(context.tool(named: "dtogen").url, in: context.xcodeProject.directoryURL, arguments)
    }
  }
#endif

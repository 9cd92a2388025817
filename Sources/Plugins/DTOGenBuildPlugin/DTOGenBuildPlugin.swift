import PackagePlugin

/// Compares a target's generated code with its schemas, or makes it, each time that the target is built.
@main struct DTOGenBuildPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let dependencies = target.dependencies.flatMap { dependency in
      switch dependency {
      case .target(let target): [target]
      default: [any Target]()
      }
    }
    let plan = BuildPlan(
      project: ProjectFolder(around: context.package.directoryURL), targetName: target.name,
      files: module.sourceFiles.map(\.url),
      dependencyFiles: dependencies.compactMap { $0 as? any SourceModuleTarget }.flatMap { $0.sourceFiles.map(\.url) })
    return try plan.commands(tool: context.tool(named: "dtogen").url, work: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension DTOGenBuildPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let dependencies = target.dependencies.flatMap { dependency in
        switch dependency {
        case .target(let target): [target]
        default: [XcodeTarget]()
        }
      }
      let plan = BuildPlan(
        project: ProjectFolder(around: context.xcodeProject.directoryURL), targetName: target.displayName,
        files: target.inputFiles.map(\.url), dependencyFiles: dependencies.flatMap { $0.inputFiles.map(\.url) })
      return try plan.commands(tool: context.tool(named: "dtogen").url, work: context.pluginWorkDirectoryURL)
    }
  }
#endif

// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "dtogen",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "DTOGenCore", targets: ["DTOGenCore"]),
    .executable(name: "dtogen", targets: ["dtogen"]),
    .plugin(name: "DTOGenBuildPlugin", targets: ["DTOGenBuildPlugin"]),
    .plugin(name: "DTOGenCommandPlugin", targets: ["DTOGenCommandPlugin"]),
  ],
  targets: [
    .target(name: "DTOGenCore", swiftSettings: settings),
    .executableTarget(name: "dtogen", dependencies: ["DTOGenCore"], swiftSettings: settings),
    .plugin(
      name: "DTOGenBuildPlugin", capability: .buildTool(), dependencies: ["dtogen"],
      path: "Sources/Plugins/DTOGenBuildPlugin"),
    .plugin(
      name: "DTOGenCommandPlugin",
      capability: .command(
        intent: .custom(verb: "dtogen", description: "Write data layers for the package's schemas."),
        permissions: [
          .writeToPackageDirectory(reason: "dtogen writes the generated sources next to each feature's schemas.")
        ]),
      dependencies: ["dtogen"], path: "Sources/Plugins/DTOGenCommandPlugin"),
    .executableTarget(name: "dtogen-bench", dependencies: ["DTOGenCore", "dtogen"], swiftSettings: settings),
    .executableTarget(
      name: "dtogen-sweep", dependencies: ["DTOGenCore", "ToolSupport"], path: "Tests/Corpus", swiftSettings: settings),
    .executableTarget(
      name: "dtogen-cases", dependencies: ["DTOGenCore", "ToolSupport", "dtogen"], path: "Tests/Cases",
      exclude: ["Variants"], swiftSettings: settings),
    .target(name: "ToolSupport", path: "Tests/Support", swiftSettings: settings),
    .testTarget(name: "CommandTests", dependencies: ["dtogen", "DTOGenCore"], swiftSettings: settings),
    .testTarget(name: "DTOGenCoreTests", dependencies: ["DTOGenCore"], swiftSettings: settings),
    .testTarget(
      name: "RuntimeSupportTests", dependencies: ["DTOGenCore"], exclude: ["Probe"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

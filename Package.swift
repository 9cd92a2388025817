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
    .library(name: "DTOGenSupport", targets: ["DTOGenSupport"]),
    .library(name: "DTOGenTestSupport", targets: ["DTOGenTestSupport"]),
    .library(name: "DTOGenKernel", targets: ["DTOGenKernel"]),
    .executable(name: "dtogen", targets: ["dtogen"]),
    .plugin(name: "DTOGenBuildPlugin", targets: ["DTOGenBuildPlugin"]),
    .plugin(name: "DTOGenCommandPlugin", targets: ["DTOGenCommandPlugin"]),
  ],
  targets: [
    // The stages, in the order in which values flow through them.
    .target(name: "DTOGenBase", swiftSettings: settings),
    .target(name: "DTOGenOutput", dependencies: ["DTOGenBase"], swiftSettings: settings),
    .target(name: "DTOGenSchema", dependencies: ["DTOGenBase"], swiftSettings: settings),
    .target(name: "DTOGenInference", dependencies: ["DTOGenBase", "DTOGenSchema"], swiftSettings: settings),
    .target(
      name: "DTOGenModel", dependencies: ["DTOGenBase", "DTOGenSchema"], swiftSettings: settings),
    .target(name: "DTOGenTemplates", dependencies: ["DTOGenBase"], swiftSettings: settings),
    .target(
      name: "DTOGenSwift",
      dependencies: ["DTOGenBase", "DTOGenOutput", "DTOGenSchema", "DTOGenModel", "DTOGenTemplates"],
      swiftSettings: settings),
    .target(name: "SwiftSource", dependencies: ["DTOGenBase", "DTOGenOutput"], swiftSettings: settings),
    .target(
      name: "DTOGenLint", dependencies: ["DTOGenBase", "DTOGenOutput", "DTOGenSchema", "SwiftSource"],
      swiftSettings: settings),
    .target(
      name: "DTOGenCore",
      dependencies: [
        "DTOGenBase", "DTOGenOutput", "DTOGenSchema", "DTOGenInference", "DTOGenModel", "DTOGenTemplates",
        "DTOGenSwift",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "dtogen", dependencies: ["DTOGenCore", "DTOGenLint", "DTOGenTemplates", "SwiftSource"],
      swiftSettings: settings),
    // What generated code and its tests use: for apps, and of no use to the tool itself.
    .target(name: "DTOGenSupport", swiftSettings: settings),
    .target(name: "DTOGenTestSupport", dependencies: ["DTOGenSupport"], swiftSettings: settings),
    .target(name: "DTOGenKernel", swiftSettings: settings),
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
    .target(name: "ToolSupport", dependencies: ["DTOGenBase"], path: "Tests/Support", swiftSettings: settings),
    .testTarget(
      name: "DTOGenBaseTests", dependencies: ["DTOGenBase", "DTOGenTemplates", "ToolSupport"], swiftSettings: settings),
    .testTarget(name: "DTOGenOutputTests", dependencies: ["DTOGenOutput", "ToolSupport"], swiftSettings: settings),
    .testTarget(
      name: "DTOGenSchemaTests", dependencies: ["DTOGenBase", "DTOGenSchema", "ToolSupport"], swiftSettings: settings),
    .testTarget(
      name: "DTOGenInferenceTests",
      dependencies: ["DTOGenBase", "DTOGenInference", "DTOGenModel", "DTOGenSchema", "ToolSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "DTOGenModelTests", dependencies: ["DTOGenBase", "DTOGenModel", "DTOGenSchema", "ToolSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "DTOGenTemplatesTests", dependencies: ["DTOGenBase", "DTOGenTemplates", "ToolSupport"],
      swiftSettings: settings),
    .testTarget(name: "DTOGenSwiftTests", dependencies: ["DTOGenSwift", "ToolSupport"], swiftSettings: settings),
    .testTarget(
      name: "SwiftSourceTests",
      dependencies: ["DTOGenBase", "DTOGenCore", "DTOGenOutput", "SwiftSource", "ToolSupport"], swiftSettings: settings),
    .testTarget(
      name: "DTOGenLintTests",
      dependencies: ["DTOGenBase", "DTOGenLint", "DTOGenOutput", "DTOGenSchema", "ToolSupport"], swiftSettings: settings
    ),
    .testTarget(
      name: "DTOGenCoreTests",
      dependencies: [
        "DTOGenBase", "DTOGenCore", "DTOGenLint", "DTOGenModel", "DTOGenOutput", "DTOGenSchema", "DTOGenSwift",
        "DTOGenTemplates", "ToolSupport",
      ],
      swiftSettings: settings),
    .testTarget(name: "DTOGenSupportTests", dependencies: ["DTOGenSupport"], swiftSettings: settings),
    .testTarget(
      name: "DTOGenTestSupportTests", dependencies: ["DTOGenKernel", "DTOGenSupport", "DTOGenTestSupport"],
      swiftSettings: settings),
    .testTarget(name: "DTOGenKernelTests", dependencies: ["DTOGenKernel"], swiftSettings: settings),
    .testTarget(
      name: "RuntimeSupportTests", dependencies: ["DTOGenTemplates", "ToolSupport"], exclude: ["Probe"],
      swiftSettings: settings),
    .testTarget(name: "CommandTests", dependencies: ["dtogen", "DTOGenCore", "ToolSupport"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)

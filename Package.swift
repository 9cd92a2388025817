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
  ],
  targets: [
    .target(name: "DTOGenCore", swiftSettings: settings),
    .executableTarget(name: "dtogen", dependencies: ["DTOGenCore"], swiftSettings: settings),
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

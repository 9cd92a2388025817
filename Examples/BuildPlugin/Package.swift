// swift-tools-version: 6.1
import PackageDescription

let dtogen: Target.PluginUsage = .plugin(name: "DTOGenBuildPlugin", package: "dtogen")

let package = Package(
  name: "BuildPlugin",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "dtogen", path: "../..")],
  targets: [
    .target(name: "SharedKernel", path: "SharedKernel"),
    // The schemas are not excluded: the plugin finds them among the target's files.
    .target(
      name: "TripsFeature", dependencies: ["SharedKernel"], path: "Features/Trips", exclude: ["Data/Tests"],
      plugins: [dtogen]),
    .target(
      name: "SearchFeature", dependencies: ["SharedKernel"], path: "Features/Search", exclude: ["Data/Tests"],
      plugins: [dtogen]),
    // A test target needs one Swift file of its own.
    .testTarget(
      name: "TripsFeatureTests", dependencies: ["TripsFeature", "SharedKernel"], path: "Features/Trips/Data/Tests",
      resources: [.copy("Fixtures")], plugins: [dtogen]),
    .testTarget(
      name: "SearchFeatureTests", dependencies: ["SearchFeature", "SharedKernel"], path: "Features/Search/Data/Tests",
      resources: [.copy("Fixtures")], plugins: [dtogen]),
  ],
  swiftLanguageModes: [.v6]
)

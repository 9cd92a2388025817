// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "CommandPlugin",
  platforms: [.macOS(.v13), .iOS(.v16)],
  // The verb comes with the dependency: swift package --allow-writing-to-package-directory dtogen
  dependencies: [.package(name: "dtogen", path: "../..")],
  targets: [
    .target(
      name: "TripsFeature", path: ".", exclude: ["Features/Trips/Data/Tests", "Features/Trips/Data/Trip.dto.json"],
      sources: ["Features/Trips", "SharedKernel"],
      // Optional: says in the build where the generated code is out of date.
      plugins: [.plugin(name: "DTOGenBuildPlugin", package: "dtogen")]),
    .testTarget(
      name: "TripsFeatureTests", dependencies: ["TripsFeature"], path: "Features/Trips/Data/Tests",
      resources: [.copy("Fixtures")]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Make",
  platforms: [.macOS(.v13), .iOS(.v16)],
  targets: [
    .target(
      name: "SearchFeature", path: ".",
      exclude: ["Features/Search/Data/Tests", "Features/Search/Data/FlightOffer.dto.json", "Makefile", "dtogen.json"],
      sources: ["Features/Search", "SharedKernel"]),
    .testTarget(
      name: "SearchFeatureTests", dependencies: ["SearchFeature"], path: "Features/Search/Data/Tests",
      resources: [.copy("Fixtures")]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "DataTarget",
  platforms: [.macOS(.v13), .iOS(.v16)],
  targets: [
    .target(name: "SharedKernel", path: "SharedKernel"),
    .target(name: "SearchDomain", dependencies: ["SharedKernel"], path: "Features/Search/Domain"),
    .target(
      name: "SearchData", dependencies: ["SearchDomain", "SharedKernel"], path: "Features/Search/Data",
      exclude: ["Tests", "FlightOffer.dto.json"]),
    // What shows offers sees the domain and the repository. It cannot name a DTO.
    .target(
      name: "SearchUI", dependencies: ["SearchDomain", "SearchData"], path: "Features/Search/UI"),
    .testTarget(
      name: "SearchDataTests", dependencies: ["SearchData", "SearchDomain", "SharedKernel"],
      path: "Features/Search/Data/Tests", resources: [.copy("Fixtures")]),
  ],
  swiftLanguageModes: [.v6]
)

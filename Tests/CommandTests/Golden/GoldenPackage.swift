/// The manifest of a package with every golden case in it.
struct GoldenPackage {
  let cases: [GoldenCase]

  var manifest: String {
    let targets = cases.map { golden in
      let data = "Features/\(golden.feature)/Data"
      return """
            .target(
              name: "\(golden.feature)Feature", path: "\(golden.name)",
              exclude: ["\(data)/Tests", "\(data)/\(golden.model).dto.json"],
              sources: ["Features/\(golden.feature)", "SharedKernel"], swiftSettings: strict),
            .testTarget(
              name: "\(golden.feature)FeatureTests", dependencies: ["\(golden.feature)Feature"],
              path: "\(golden.name)/\(data)/Tests", resources: [.copy("Fixtures")], swiftSettings: strict),
        """
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let strict: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])]

      let package = Package(
        name: "Golden",
        platforms: [.macOS(.v13)],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }
}

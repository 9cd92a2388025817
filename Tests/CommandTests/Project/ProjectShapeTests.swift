import Testing

@testable import dtogen

@Suite struct ProjectShapeTests {
  private static func shape(_ files: [String: String]) throws -> ProjectShape {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    for (path, text) in files { try sandbox.write(path, text) }
    return try ProjectShape.find(in: RootFolder(sandbox.path))
  }

  @Test func knowsAPackageWithOneTarget() throws {
    let manifest = """
      // swift-tools-version: 6.0
      let package = Package(
        name: "App",
        targets: [
          .executableTarget(
            name: "App", dependencies: [.product(name: "Log", package: "log")], path: "Sources/Main"),
          // .target(name: "Old"),
          .testTarget(name: "AppTests", dependencies: [.target(name: "App")]),
        ])
      """
    #expect(try Self.shape(["Package.swift": manifest]) == .oneTarget(name: "App", folder: "Sources/Main"))
    #expect(
      try Self.shape(["Package.swift": "targets: [.target(name: \"Kit\")]"])
        == .oneTarget(name: "Kit", folder: "Sources/Kit"))
  }

  @Test func knowsTheFeaturesOfAPackageWithSeveralTargets() throws {
    let files = [
      "Package.swift": "targets: [.target(name: \"A\", path: \"Features/A\"), .target(name: \"B\")]",
      "Features/Trips/a.txt": "", "Features/Search/b.txt": "", "Features/README.md": "",
    ]
    #expect(try Self.shape(files) == .severalTargets(features: ["Search", "Trips"]))
  }

  @Test func knowsAProjectOfXcode() throws {
    #expect(try Self.shape(["App.xcodeproj/project.pbxproj": ""]) == .xcode(project: "App.xcodeproj"))
    #expect(try Self.shape([:]) == .empty)
  }

  @Test func saysWhatAProjectOfXcodeBesideAPackageNeeds() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("Package.swift", "targets: [.target(name: \"Kit\")]")
      try sandbox.write("App.xcodeproj/project.pbxproj", "")
      let result = try BuiltTool.run("init", in: sandbox)
      #expect(result.errors.contains("Package.swift has one target, 'Kit'."))
      #expect(result.errors.contains("App.xcodeproj stands beside the package"))
    }
  }

  /// What `init` writes for a package with one target is a configuration that generates into that target.
  @Test func fitsTheConfigurationToOneTarget() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("Package.swift", "targets: [.target(name: \"Kit\")]")
      let result = try BuiltTool.run("init", in: sandbox)
      #expect(result.status == 0)
      #expect(result.errors.contains("exclude: [\"Features/Search/Data/FlightOffer.dto.json\"],"))
      try sandbox.write("offer.json", SampleProject.offer)
      let scaffold = try BuiltTool.run("scaffold", "Search/FlightOffer", "--fixture", "offer.json", in: sandbox)
      #expect(scaffold.status == 0, "\(scaffold.errors)")
      #expect(sandbox.exists("Sources/Kit/Features/Search/Data/FlightOfferDTO.swift"))
      #expect(try sandbox.read("Tests/SearchDataTests/FlightOfferMappingTests.swift").contains("import Kit\n"))
    }
  }
}

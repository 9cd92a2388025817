import DTOGenCore
import Testing

@testable import dtogen

@Suite struct ManifestAdviceTests {
  private let search = SchemaPlace(path: "Features/Search/Data/FlightOffer.dto.json", feature: "Search")

  @Test func putsTheKernelIntoTheFeaturesModuleByDefault() {
    let advice = ManifestAdvice(configuration: Configuration(), schemas: [search])
    #expect(
      advice.targets(for: "Search") == [
        """
        .target(name: "SearchFeature", path: ".", exclude: ["Features/Search/Data/Tests", \
        "Features/Search/Data/FlightOffer.dto.json"], sources: ["Features/Search", "SharedKernel"])
        """,
        """
        .testTarget(name: "SearchFeatureTests", dependencies: ["SearchFeature"], path: "Features/Search/Data/Tests", \
        resources: [.copy("Fixtures")])
        """,
      ])
  }

  @Test func leavesTheConfigurationOutOfATargetThatTakesTheRoot() {
    var advice = ManifestAdvice(configuration: Configuration(), schemas: [search], configurationFile: "dtogen.json")
    #expect(
      advice.targets(for: "Search")[0].contains("\"Features/Search/Data/FlightOffer.dto.json\", \"dtogen.json\"]"))
    advice.configuration.swift.kernelModule = "SharedKernel"
    #expect(!advice.text(for: "Search").contains("dtogen.json"))
  }

  @Test func givesTheKernelATargetWhereItIsAModule() {
    var configuration = Configuration()
    configuration.swift.kernelModule = "SharedKernel"
    let targets = ManifestAdvice(configuration: configuration, schemas: [search]).targets(for: "Search")
    #expect(
      targets.dropLast() == [
        #".target(name: "SharedKernel", path: "SharedKernel")"#,
        """
        .target(name: "SearchFeature", dependencies: ["SharedKernel"], path: "Features/Search", \
        exclude: ["Data/Tests", "Data/FlightOffer.dto.json"])
        """,
      ])
  }

  @Test func givesTheDataLayerATargetBesideThatOfTheDomain() {
    var configuration = Configuration()
    configuration.swift.module = "{Feature}Data"
    configuration.swift.domainModule = "{Feature}Domain"
    configuration.swift.kernelModule = "SharedKernel"
    let targets = ManifestAdvice(configuration: configuration, schemas: [search]).targets(for: "Search")
    #expect(
      targets.dropFirst() == [
        #".target(name: "SearchDomain", dependencies: ["SharedKernel"], path: "Features/Search/Domain")"#,
        """
        .target(name: "SearchData", dependencies: ["SearchDomain", "SharedKernel"], path: "Features/Search/Data", \
        exclude: ["Tests", "FlightOffer.dto.json"])
        """,
        """
        .testTarget(name: "SearchDataTests", dependencies: ["SearchData", "SearchDomain", "SharedKernel"], \
        path: "Features/Search/Data/Tests", resources: [.copy("Fixtures")])
        """,
      ])
  }

  @Test func namesAllFeaturesOfOneModule() {
    var configuration = Configuration()
    configuration.swift.module = "App"
    let trips = SchemaPlace(path: "Features/Trips/Data/Trip.dto.json", feature: "Trips")
    let targets = ManifestAdvice(configuration: configuration, schemas: [search, trips]).targets(for: "Trips")
    #expect(targets[0].contains(#"sources: ["Features/Search", "Features/Trips", "SharedKernel"]"#))
    #expect(targets[1].contains(#"name: "TripsTests", dependencies: ["App"]"#))
  }

  @Test func namesModulesThatCannotBothHoldTheKernel() {
    var configuration = Configuration()
    let trips = SchemaPlace(path: "Features/Trips/Data/Trip.dto.json", feature: "Trips")
    let schemas = [search, trips]
    #expect(ManifestAdvice(configuration: configuration, schemas: schemas).rivalsForKernel(of: "Search") == ["Trips"])
    configuration.swift.kernelModule = "SharedKernel"
    #expect(ManifestAdvice(configuration: configuration, schemas: schemas).rivalsForKernel(of: "Search").isEmpty)
  }

  @Test func namesOnlyWhatATargetThatIsThereHasToLeaveOut() {
    var configuration = Configuration()
    configuration.swift.module = "App"
    configuration.layout.schemas = "Sources/App/{Feature}/{Model}.dto.json"
    let search = SchemaPlace(path: "Sources/App/Search/FlightOffer.dto.json", feature: "Search")
    let advice = ManifestAdvice(configuration: configuration, schemas: [search])
    let tests =
      ".testTarget(name: \"SearchTests\", path: \"Features/Search/Data/Tests\", resources: [.copy(\"Fixtures\")])"
    #expect(
      advice.missing(for: "Search", in: "[.target(name: \"App\"), \(tests)]") == [
        "/* in \"App\" */ exclude: [\"Search/FlightOffer.dto.json\"]"
      ])
    #expect(
      advice.missing(
        for: "Search", in: "[.target(name: \"App\", exclude: [\"Search/FlightOffer.dto.json\"]), \(tests)]"
      ).isEmpty)
  }

  /// What another feature's target has says nothing about this one.
  @Test func namesTheKernelThatATargetOfAFeatureDoesNotDependOn() {
    var configuration = Configuration()
    configuration.swift.kernelModule = "SharedKernel"
    let advice = ManifestAdvice(configuration: configuration, schemas: [search])
    let manifest = """
      .target(name: "SharedKernel", path: "SharedKernel"),
      .target(name: "TripsFeature", dependencies: ["SharedKernel"], path: "Features/Trips", exclude: ["Data/Tests"]),
      .target(name: "SearchFeature", dependencies: [.product(name: "Log", package: "log")], path: "Features/Search"),
      .testTarget(name: "SearchFeatureTests", path: "Features/Search/Data/Tests", resources: [.copy("Fixtures")]),
      """
    #expect(
      advice.missing(for: "Search", in: manifest) == [
        """
        /* in "SearchFeature" */ dependencies: ["SharedKernel"], exclude: ["Data/Tests", "Data/FlightOffer.dto.json"]
        """
      ])
  }

  @Test func givesThePluginToATargetWhoseBuildMakesItsCode() {
    var configuration = Configuration()
    configuration.build = .generate
    configuration.swift.module = "App"
    configuration.layout.schemas = "Sources/App/{Feature}/{Model}.dto.json"
    let search = SchemaPlace(path: "Sources/App/Search/FlightOffer.dto.json", feature: "Search")
    let advice = ManifestAdvice(configuration: configuration, schemas: [search])
    let plugins = "plugins: [.plugin(name: \"DTOGenBuildPlugin\", package: \"dtogen\")]"
    #expect(advice.missing(for: "Search", in: "[.target(name: \"App\")]").first == "/* in \"App\" */ \(plugins)")
    #expect(
      !advice.missing(for: "Search", in: "[.target(name: \"App\", \(plugins))]").contains { $0.contains("/* in") })
  }

  /// Comments say nothing, and brackets in names and paths are text.
  @Test func readsManifestsAsTheCompilerDoes() {
    let manifest = """
      let package = Package(name: "App", targets: [
        /* .target(name: "Old", path: "Old"), */
        .target(
          name: #"App"#, // "Features/Search/Data/FlightOffer.dto.json" is to be left out
          dependencies: [.target(name: "Kit"), .product(name: "Log(", package: "log")],
          path: "Sources/App (main)", exclude: ["a)b"]),
        .executableTarget(name: "Run", path: "./Sources/Run/"),
        .testTarget(name: "AppTests", dependencies: [.target(name: "App")]),
      ])
      // .target(name: "Older")
      """
    let targets = ManifestTarget.all(in: manifest)
    #expect(targets.map(\.name) == ["App", "Run"])
    #expect(targets.map(\.folder) == ["Sources/App (main)", "Sources/Run"])
    #expect(targets.first?.strings == ["App", "Kit", "Log(", "log", "Sources/App (main)", "a)b"])
  }

  @Test func saysNothingOfTargetsThatTheManifestHas() {
    let advice = ManifestAdvice(configuration: Configuration(), schemas: [search])
    let manifest = advice.text(for: "Search")
    #expect(advice.missing(for: "Search", in: manifest).isEmpty)
    #expect(advice.missing(for: "Search", in: "").count == 2)
  }
}

import Foundation
import Testing
import ToolSupport

/// The packages under `Examples/`, built and tested as their readers would.
@Suite(.serialized) struct ExamplePackagesTests {
  private static let trip = "Features/Trips/Data/Trip.dto.json"

  @Test(arguments: ["CommandPlugin", "DataTarget", "Make"])
  func checkedInCodeIsUpToDate(name: String) throws {
    try Sandbox.with { sandbox in
      let root = ExamplePackage.package.appendingPathComponent("Examples/\(name)").path
      let result = try BuiltTool.run("generate", "--check", "--root", root, in: sandbox)
      #expect(result.status == 0, "run .ci/generate-examples\n\(result.errors)")
    }
  }

  /// What the build plugin makes is compiled, and the tests that it makes pass.
  @Test(.enabled(if: SlowTests.areOn, "builds a package: \(SlowTests.howToRun)"))
  func aPackageWhoseBuildMakesItsCodePasses() throws {
    let package = try ExamplePackage("BuildPlugin")
    let result = try package.swift("test")
    #expect(result.status == 0, "\(result.output.suffix(4000))")
    for suite in ["FlightOfferMappingTests", "TripMappingTests", "SearchTests", "TripsTests"] {
      #expect(result.output.contains("Suite \(suite) passed"), "\(suite)")
    }
  }

  /// A mistake in a schema fails the build, at its line.
  @Test(.enabled(if: SlowTests.areOn, "builds a package: \(SlowTests.howToRun)"))
  func aMistakeInASchemaFailsTheBuildAtItsLine() throws {
    let package = try ExamplePackage("BuildPlugin")
    let schema = try package.read(Self.trip)
    defer { try? package.write(Self.trip, schema) }
    try package.write(Self.trip, schema.replacingOccurrences(of: "\"title\": \"string\"", with: "\"title\": \"strin\""))
    let line = schema.components(separatedBy: "\"title\": \"string\"")[0].split(separator: "\n").count
    let result = try package.swift("build")
    #expect(result.status != 0)
    let place = "\(package.folder.appendingPathComponent(Self.trip).path):\(line):"
    #expect(result.output.contains(place) && result.output.contains("strin"), "\(result.output.suffix(4000))")
  }

  /// Where two outputs would be one file on a disk that ignores capitals, the build says so.
  @Test(.enabled(if: SlowTests.areOn, "builds a package: \(SlowTests.howToRun)"))
  func outputsThatWouldBeOneFileFailTheBuild() throws {
    let package = try ExamplePackage("BuildPlugin")
    let schema = "Features/Trips/Data/wiresupport.dto.json"
    defer { try? FileManager.default.removeItem(at: package.folder.appendingPathComponent(schema)) }
    try package.write(schema, "{ \"model\": \"Wire\", \"fields\": { \"id\": \"string\" } }")
    let result = try package.swift("build")
    #expect(result.status != 0)
    let message = "error: '\(schema)' and 'WireSupport.generated.swift' of 'TripsFeature' would both become"
    #expect(result.output.contains(message), "\(result.output.suffix(4000))")
  }

  /// Code that is checked in is compared in the build; the command plugin mends it.
  @Test(.enabled(if: SlowTests.areOn, "builds a package: \(SlowTests.howToRun)"))
  func aPackageWithCheckedInCodeIsComparedAndMended() throws {
    let package = try ExamplePackage("CommandPlugin")
    let verb = "--allow-writing-to-package-directory"
    let first = try package.swift("test")
    #expect(first.status == 0, "\(first.output.suffix(4000))")
    #expect(!first.output.contains("out of date"))

    let schema = try package.read(Self.trip)
    let dto = try package.read("Features/Trips/Data/TripDTO.swift")
    try package.write(
      Self.trip, schema.replacingOccurrences(of: "\"seats_left\": \"int?\"", with: "\"seats_left\": \"int64?\""))
    let stale = try package.swift("build", "--target", "TripsFeature")
    #expect(stale.output.contains("\(Self.trip):1: warning: TripDTO.swift"), "\(stale.output.suffix(4000))")
    #expect(try package.swift("package", verb, "dtogen", "--check").status == 1)
    #expect(try package.read("Features/Trips/Data/TripDTO.swift") == dto)

    try package.write(Self.trip, schema)
    let mended = try package.swift("package", verb, "dtogen")
    #expect(mended.status == 0, "\(mended.output.suffix(4000))")
    let wrong = try package.swift("package", verb, "dtogen", "--chek")
    #expect(wrong.status != 0)
    #expect(wrong.output.contains("did you mean '--check'?"))
  }

  /// A view that names a DTO does not compile where the data layer is a target of its own.
  @Test(.enabled(if: SlowTests.areOn, "builds a package: \(SlowTests.howToRun)"))
  func aDataLayerOfItsOwnKeepsDTOsIn() throws {
    let package = try ExamplePackage("DataTarget")
    let result = try package.swift("test")
    #expect(result.status == 0, "\(result.output.suffix(4000))")
    let leak = try package.swift("build", "--target", "SearchUI", "-Xswiftc", "-DNAMES_A_DTO")
    #expect(leak.status != 0)
    #expect(leak.output.contains("cannot find type 'FlightOfferDTO' in scope"), "\(leak.output.suffix(4000))")
  }

  /// Make runs the tool once, and again only when something has changed that it read.
  @Test(.enabled(if: SlowTests.areOn, "builds a package: \(SlowTests.howToRun)"))
  func makeRunsTheToolOnlyWhenItMust() throws {
    let package = try ExamplePackage("Make")
    let tool = try #require(BuiltTool.url).path.replacingOccurrences(of: " ", with: "\\ ")
    let stamp = ".build/dtogen.stamp"
    try? FileManager.default.removeItem(at: package.folder.appendingPathComponent(".build"))
    #expect(try package.run("make", "DTOGEN=\(tool)", stamp).output.contains("generate"))
    #expect(try package.run("make", "DTOGEN=\(tool)", stamp).output.contains("up to date"))
    let fixture = package.folder.appendingPathComponent("Features/Search/Data/Tests/Fixtures/offers.json").path
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 5)], ofItemAtPath: fixture)
    #expect(try package.run("make", "DTOGEN=\(tool)", stamp).output.contains("generate"))
    let result = try package.swift("test")
    #expect(result.status == 0, "\(result.output.suffix(4000))")
    #expect(!result.output.contains("unhandled"), "\(result.output.prefix(1000))")
  }
}

import Testing

@testable import DTOGenBase
@testable import DTOGenCore
@testable import DTOGenOutput
@testable import DTOGenSchema
@testable import DTOGenSwift

@Suite struct BuildProductsTests {
  private static func input(
    _ schemas: [String: String], configuration: String = "{\"build\": \"generate\"}"
  ) -> ProjectInput {
    ProjectInput(
      configuration: InputFile(path: "dtogen.json", bytes: Array(configuration.utf8)),
      schemas: schemas.map { InputFile(path: "Features/Trips/Data/\($0).dto.json", bytes: Array($1.utf8)) },
      fixtures: [
        "Trips": [InputFile(path: "Features/Trips/Data/Tests/Fixtures/trip.json", bytes: Array("{\"seats\": 2}".utf8))]
      ])
  }

  private static let trip = """
    {
      "fixtures": ["trip.json"],
      "fields": { "seats": "int" },
      "checks": ["seats >= 0"]
    }
    """

  @Test(arguments: [BuildFileNames.Part.sources, .tests, .check])
  func writesExactlyTheDeclaredNames(_ part: BuildFileNames.Part) {
    let input = Self.input(["Trip": Self.trip, "Note": "{ \"fields\": { \"text\": \"string\" } }"])
    let output = Pipeline.build(input, part)
    #expect(!output.diagnostics.hasErrors)
    #expect(
      output.files.map(\.path).sorted() == BuildFileNames.all(part, schemas: input.schemas.map(\.path)).sorted())
  }

  @Test func leavesTheUsersFilesToTheSourceTree() {
    let input = Self.input(["Trip": Self.trip])
    let built = Pipeline.build(input, .sources).files.map { String(decoding: $0.contents, as: UTF8.self) }
    #expect(!built.contains { $0.contains("Scaffolded") })
    let tree = Pipeline.generate(input, features: []).inSourceTree(of: .generate).files
    #expect(!tree.isEmpty && tree.allSatisfy { $0.ownership == .scaffolded })
  }

  @Test func putsInvalidDocumentsIntoTheTests() throws {
    let output = Pipeline.build(Self.input(["Trip": Self.trip]), .tests)
    let tests = try #require(output.files.first { $0.path == "TripMappingTests.swift" })
    #expect(String(decoding: tests.contents, as: UTF8.self).contains("\"seats\": -1"))
  }

  @Test func hasNoFilesWhereASchemaIsWrong() {
    let output = Pipeline.build(Self.input(["Trip": "{ \"fields\": { \"seats\": \"itn\" } }"]), .sources)
    #expect(output.files.isEmpty)
    #expect(output.diagnostics.contains { $0.location?.line == 1 && $0.message.contains("itn") })
  }

  @Test func refusesTwoSchemasOfOneName() {
    var input = Self.input(["Trip": Self.trip])
    input.schemas.append(
      InputFile(path: "Features/Old/Data/trip.dto.json", bytes: Array("{ \"fields\": { \"a\": \"int\" } }".utf8)))
    let output = Pipeline.build(input, .sources)
    #expect(output.files.isEmpty)
    #expect(output.diagnostics.contains { $0.message.contains("would both become") })
  }
}

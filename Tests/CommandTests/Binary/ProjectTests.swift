import Foundation
import Testing

/// A project from its first capture on, as the built binary leads a user through it.
@Suite(.serialized) struct ProjectTests {
  private static let offer = """
    {"offer_id": "f-1", "origin": "OSL", "stop_count": 1, "price": {"amount_minor": 12900, "currency": "NOK"}}
    """
  private static let schema = "Features/Search/Data/FlightOffer.dto.json"
  private static let dto = "Features/Search/Data/FlightOfferDTO.swift"

  /// Runs a test in a project with one scaffolded model.
  private static func withProject(_ body: (Sandbox) throws -> Void) throws {
    try Sandbox.with { sandbox in
      try sandbox.write("captures/offer one.json", offer)
      let result = try BuiltTool.run(
        "scaffold", "Search/FlightOffer", "--fixture", "captures/offer one.json", in: sandbox)
      try #require(result.status == 0, "\(result.errors)")
      try body(sandbox)
    }
  }

  @Test func writesTheDataLayerAndSaysWhatToDoNext() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("captures/offer one.json", Self.offer)
      let result = try BuiltTool.run("scaffold", "Search/FlightOffer", "--fixture", "captures", in: sandbox)
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
      for path in [Self.schema, Self.dto, "Features/Search/Data/Tests/Fixtures/offer one.json"] {
        #expect(sandbox.exists(path), "\(path)")
        #expect(result.errors.contains("wrote \(path)\n"))
      }
      #expect(result.errors.contains("Look at \(Self.schema) first"))
      #expect(result.errors.contains(".target(name: \"SearchFeature\""))
      #expect(try !sandbox.files().contains { $0.hasSuffix(".tmp") })
    }
  }

  @Test func touchesNothingThatIsUpToDate() throws {
    try Self.withProject { sandbox in
      let before = try sandbox.files().map { try sandbox.modified($0) }
      let again = try BuiltTool.run(
        "scaffold", "Search/FlightOffer", "--fixture", "captures/offer one.json", in: sandbox)
      #expect(again.status == 0)
      let generate = try BuiltTool.run("generate", in: sandbox)
      #expect(generate.status == 0)
      #expect(!generate.errors.contains("wrote"))
      #expect(try BuiltTool.run("generate", "--verbose", in: sandbox).errors.contains("up to date: "))
      #expect(try BuiltTool.run("generate", "--check", in: sandbox).status == 0)
      #expect(try sandbox.files().map { try sandbox.modified($0) } == before)
    }
  }

  @Test func checksDiffsAndRehearsesWithoutWriting() throws {
    try Self.withProject { sandbox in
      let stale = try sandbox.read(Self.dto)
      let schema = try sandbox.read(Self.schema)
      try sandbox.write(
        Self.schema, schema.replacingOccurrences(of: "\"stop_count\": \"int\"", with: "\"stop_count\": \"int64\""))
      let check = try BuiltTool.run("generate", "--check", in: sandbox)
      #expect(check.status == 1)
      #expect(check.output.contains("--- a/\(Self.dto)"))
      #expect(check.output.contains("+    let stopCount: Int64\n"))
      #expect(check.errors.contains("out of date"))
      let diff = try BuiltTool.run("generate", "--diff", in: sandbox)
      #expect(diff.status == 0)
      #expect(diff.output == check.output)
      let rehearsal = try BuiltTool.run("generate", "--dry-run", in: sandbox)
      #expect(rehearsal.status == 0)
      #expect(rehearsal.output.isEmpty)
      #expect(rehearsal.errors.contains("would update \(Self.dto)"))
      #expect(try sandbox.read(Self.dto) == stale)

      #expect(try BuiltTool.run("generate", "Search", in: sandbox).errors.contains("updated \(Self.dto)"))
      #expect(try sandbox.read(Self.dto) != stale)
      #expect(try BuiltTool.run("generate", "--check", in: sandbox).status == 0)
    }
  }

  @Test func refusesToOverwriteWhatIsNotItsOwn() throws {
    try Self.withProject { sandbox in
      try sandbox.write(Self.dto, "struct Mine {}\n")
      let refused = try BuiltTool.run("generate", in: sandbox)
      #expect(refused.status == 1)
      #expect(refused.errors.contains("\(Self.dto): error: "))
      #expect(try sandbox.read(Self.dto) == "struct Mine {}\n")
      #expect(try BuiltTool.run("generate", "--force", in: sandbox).status == 0)
      #expect(try sandbox.read(Self.dto) != "struct Mine {}\n")
    }
  }

  @Test func neverWritesThroughALinkAndTakesALinkedRoot() throws {
    try Self.withProject { sandbox in
      try sandbox.write("victim", "keep")
      try FileManager.default.removeItem(at: sandbox.url(Self.dto))
      try sandbox.link(Self.dto, to: sandbox.path("victim"))
      #expect(try BuiltTool.run("generate", "--force", in: sandbox).status == 1)
      #expect(try sandbox.read("victim") == "keep")
      try FileManager.default.removeItem(at: sandbox.url(Self.dto))
      try sandbox.link("alias", to: ".")
      #expect(try BuiltTool.run("generate", "--root", "alias", in: sandbox).status == 0)
      #expect(sandbox.exists(Self.dto))
    }
  }

  @Test func leavesAnEditedSchemaAlone() throws {
    try Self.withProject { sandbox in
      let schema = "// mine\n" + (try sandbox.read(Self.schema))
      try sandbox.write(Self.schema, schema)
      let again = try BuiltTool.run(
        "scaffold", "Search/FlightOffer", "--fixture", "captures/offer one.json", in: sandbox)
      #expect(again.status == 1)
      #expect(again.errors.contains("\(Self.schema): error: "))
      #expect(again.errors.contains("dtogen generate"))
      #expect(try BuiltTool.run("generate", in: sandbox).status == 0)
      #expect(try sandbox.read(Self.schema) == schema)
    }
  }

  @Test func leavesAnEditedMapperAlone() throws {
    try Self.withProject { sandbox in
      let path = "Features/Search/Data/FlightOffer+DTO.swift"
      let mapper = try sandbox.read(path) + "// mine\n"
      try sandbox.write(path, mapper)
      #expect(try BuiltTool.run("generate", "--force", in: sandbox).status == 0)
      #expect(try sandbox.read(path) == mapper)
    }
  }

  @Test func readsTheFixturesOfAFeatureThatOnlyTheSchemaNames() throws {
    try Self.withProject { sandbox in
      let text = try sandbox.read(Self.schema)
      try sandbox.write("Schemas/FlightOffer.dto.json", "{ \"feature\": \"Search\", " + text.dropFirst())
      try FileManager.default.removeItem(at: sandbox.url(Self.schema))
      try sandbox.write("dtogen.json", "{ \"layout\": { \"schemas\": \"Schemas/{Model}.dto.json\" } }")
      let result = try BuiltTool.run("generate", "Search", "--verbose", in: sandbox)
      #expect(result.status == 0)
      #expect(result.errors.contains("1 schema, 1 fixture"))
    }
  }

  @Test func tellsFixturesOfOneNameApartByTheirFolders() throws {
    try Sandbox.with { sandbox in
      let arguments = ["v1/item.json", "v2/Item.json"]
      for path in arguments + ["other/v1/item.json"] { try sandbox.write(path, Self.offer) }
      let result = try BuiltTool.run(
        "scaffold", "Search/FlightOffer", "--fixture", arguments[0], arguments[1], in: sandbox)
      #expect(result.status == 0)
      #expect(sandbox.exists("Features/Search/Data/Tests/Fixtures/v1_item.json"))
      #expect(sandbox.exists("Features/Search/Data/Tests/Fixtures/v2_Item.json"))

      let clash = try BuiltTool.run(
        "scaffold", "Other/FlightOffer", "--fixture", "v1/item.json", "other/v1/item.json", in: sandbox)
      #expect(clash.status == 1)
      #expect(clash.errors.contains("other/v1/item.json: error: "))
      #expect(!sandbox.exists("Features/Other"))
    }
  }

  @Test func printsInsteadOfWritingFromStandardInput() throws {
    try Sandbox.with { sandbox in
      let result = try BuiltTool.run(
        "scaffold", "Search/FlightOffer", "--fixture", "-", "--stdout", in: sandbox, input: Self.offer)
      #expect(result.status == 0)
      #expect(result.output.contains("// \(Self.dto)\n"))
      #expect(try sandbox.files().isEmpty)
    }
  }

  @Test func printsAnInferredSchema() throws {
    try Sandbox.with { sandbox in
      let result = try BuiltTool.run("infer", "--model", "FlightOffer", "-", in: sandbox, input: Self.offer)
      #expect(result.status == 0)
      #expect(result.output.contains("\"offer_id\": \"string\""))
      #expect(try sandbox.files().isEmpty)
    }
  }

  @Test func showsEveryProblemOfARunAndWritesNothing() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("page.json", "<!DOCTYPE html>\n")
      try sandbox.write("cut.json", "{\"a\": [1, 2")
      let result = try BuiltTool.run(
        "scaffold", "Search/FlightOffer", "--fixture", "page.json", "cut.json", in: sandbox)
      #expect(result.status == 1)
      #expect(result.errors.contains("page.json:1:1: error: "))
      #expect(result.errors.contains("cut.json:1:"))
      #expect(try sandbox.files() == ["cut.json", "page.json"])
    }
  }

  @Test func findsTheProjectUpwardAndNamesFilesFromTheWorkingFolder() throws {
    try Self.withProject { sandbox in
      try sandbox.write("dtogen.json", "{\"version\": 1}")
      try sandbox.write(Self.schema, "{")
      try sandbox.write("Features/Search/Domain/keep.txt", "")
      let result = try BuiltTool.run("generate", in: sandbox, from: "Features/Search/Domain")
      #expect(result.status == 1)
      #expect(result.errors.contains("../Data/FlightOffer.dto.json:1:"))
    }
  }

  @Test func namesTheNearestFeature() throws {
    try Self.withProject { sandbox in
      let result = try BuiltTool.run("generate", "Serach", in: sandbox)
      #expect(result.status == 64)
      #expect(result.errors.contains("did you mean 'Search'"))
    }
  }
}

import DTOGenCore
import Testing

@testable import dtogen

@Suite struct SchemaSearchTests {
  @Test func findsTheSchemasOfTheLayoutInTheOrderOfTheirPaths() throws {
    try Sandbox.with { sandbox in
      for feature in ["Trips", "Search", "Été"] { try sandbox.write("F/\(feature)/A.dto.json", "") }
      for other in ["F/Search/notes.txt", "F/Search/.dto.json", "F/readme.dto.json", "F/Search/Old/B.dto.json"] {
        try sandbox.write(other, "")
      }
      var layout = Layout()
      layout.schemas = "F/{Feature}/{Model}.dto.json"
      let found = try SchemaSearch.paths(of: layout, in: sandbox.path)
      #expect(found == ["F/Search/A.dto.json", "F/Trips/A.dto.json", "F/Été/A.dto.json"])
    }
  }

  @Test func findsLinkedSchemasAndNothingWhereThereIsNoFolder() throws {
    try Sandbox.with { sandbox in
      #expect(try SchemaSearch.paths(of: Layout(), in: sandbox.path).isEmpty)
      try sandbox.write("shared/A.dto.json", "")
      try sandbox.write("Features/Search/Data/keep.txt", "")
      try sandbox.link("Features/Search/Data/A.dto.json", to: "../../../shared/A.dto.json")
      let found = try SchemaSearch.paths(of: Layout(), in: sandbox.path)
      #expect(found == ["Features/Search/Data/A.dto.json"])
    }
  }
}

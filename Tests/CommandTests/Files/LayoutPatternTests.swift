import Testing

@testable import dtogen

@Suite struct LayoutPatternTests {
  @Test func findsWhatThePlaceholdersStandFor() {
    let pattern = LayoutPattern("Features/{Feature}/Data/{Model}.dto.json")
    #expect(
      pattern.match("Features/Search/Data/FlightOffer.dto.json") == ["Feature": "Search", "Model": "FlightOffer"])
    #expect(pattern.match("Features/Search/Data/.dto.json") == nil)
    #expect(pattern.match("Features/Search/Data/Old/FlightOffer.dto.json") == nil)
    #expect(pattern.match("Features/Search/Data/FlightOffer.json") == nil)
  }

  @Test func wantsTheSameWhereAPlaceholderIsRepeated() {
    let pattern = LayoutPattern("{Feature}/{Feature}{Model}.json")
    #expect(pattern.match("Search/SearchOffer.json") == ["Feature": "Search", "Model": "Offer"])
    #expect(pattern.match("Search/TripsOffer.json") == nil)
  }

  @Test func searchesTheDiskInTheOrderOfNames() throws {
    try Sandbox.with { sandbox in
      for feature in ["Trips", "Search", "Été"] { try sandbox.write("F/\(feature)/A.dto.json", "") }
      try sandbox.write("F/Search/notes.txt", "")
      try sandbox.write("F/readme.dto.json", "")
      let found = try LayoutPattern("./F/{Feature}/{Model}.dto.json").search(in: sandbox.path, for: .file)
      #expect(found.map(\.path) == ["F/Search/A.dto.json", "F/Trips/A.dto.json", "F/Été/A.dto.json"])
    }
  }
}

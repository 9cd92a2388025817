import Testing

@testable import DTOGenBase
@testable import DTOGenSchema

/// Samples are found by the schema's `at`, each with its place in the document.
@Suite struct SampleFinderTests {
  private func paths(
    _ text: String, _ at: WirePath, limit: Int = .max
  ) throws -> (paths: [String], count: Int, misses: [String]) {
    let file = InputFile(path: "f.json", bytes: Array(text.utf8))
    let document = try #require(JSONDocument.read(file, allowsLines: true).document)
    let found = SampleFinder.samples(in: document, at: at, limit: limit)
    return (found.samples.map(\.path), found.samples.count, found.misses.map { "\($0.location): \($0.reason)" })
  }

  private let offers = WirePath([.key("data"), .key("offers"), .each])

  @Test("The whole document, a list, an envelope, one element, and JSON Lines")
  func places() throws {
    #expect(try paths("{}", WirePath()).paths == ["."])
    #expect(try paths("[{}, {}]", WirePath([.each])).paths == ["[0]", "[1]"])
    let envelope = #"{"data": {"offers": [{}, {}]}}"#
    #expect(try paths(envelope, offers).paths == ["data.offers[0]", "data.offers[1]"])
    #expect(try paths(envelope, WirePath([.key("data"), .key("offers"), .last])).paths == ["data.offers[1]"])
    #expect(try paths("{\"a\": 1}\n{\"a\": 2}\n", WirePath()).paths == [".", "."])
  }

  @Test("The values of a map in a list's place, by their keys, each key once")
  func maps() throws {
    let map = #"{"data": {"offers": {"B": {}, "a b": {}, "B": {}}}}"#
    let found = try paths(map, offers)
    #expect(found.paths == ["data.offers.B", "data.offers.`a b`"])
    #expect(found.count == 2)
    #expect(try paths(map, offers, limit: 1).paths == ["data.offers.B"])
    #expect(try paths(#"{"x": [1], "y": {"z": 2}}"#, WirePath([.each, .each])).paths == ["x[0]", "y.z"])
  }

  @Test("A path that leads nowhere ends at a place, with what is there")
  func nowhere() throws {
    #expect(
      try paths("{\n  \"data\": {\"offer\": []}}", offers).misses == [
        "f.json:2:11: 'data' has no key 'offers'; did you mean 'offer'?"
      ])
    #expect(try paths("[]", offers).misses == ["f.json:1:1: the document is a list, not an object"])
    #expect(
      try paths(#"{"data": {"offers": 1}}"#, offers).misses == ["f.json:1:21: 'data.offers' is a number, not a list"])
    #expect(try paths("{}", WirePath([.last])).misses == ["f.json:1:1: the document is an object, not a list"])
  }

  @Test("What leads somewhere counts beside what does not")
  func partly() throws {
    let found = try paths(#"[{"a": [1]}, {"b": [2]}]"#, WirePath([.each, .key("a"), .each]))
    #expect(found.paths == ["[0].a[0]"])
    #expect(found.misses.count == 1)
  }
}

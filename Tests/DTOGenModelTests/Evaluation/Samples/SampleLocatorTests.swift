import Testing

@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// Samples are found by the schema's `at`, each with its place in the document.
struct SampleLocatorTests {
  private func paths(_ text: String, _ at: WirePath) throws -> (paths: [String], problems: [String]) {
    let file = InputFile(path: "f.json", bytes: Array(text.utf8))
    let document = try #require(JSONDocument.read(file, allowsLines: true).document)
    let found = SampleLocator.samples(in: document, at: at)
    return (found.samples.map(\.path), found.diagnostics.map(\.description))
  }

  @Test("The whole document, a list, an envelope, one element, and JSON Lines")
  func places() throws {
    #expect(try paths("{}", WirePath()).paths == ["."])
    #expect(try paths("[{}, {}]", WirePath([.each])).paths == ["[0]", "[1]"])
    let envelope = #"{"data": {"offers": [{}, {}]}}"#
    let offers = WirePath([.key("data"), .key("offers"), .each])
    #expect(try paths(envelope, offers).paths == ["data.offers[0]", "data.offers[1]"])
    #expect(try paths(envelope, WirePath([.key("data"), .key("offers"), .last])).paths == ["data.offers[1]"])
    #expect(try paths("{\"a\": 1}\n{\"a\": 2}\n", WirePath()).paths == [".", "."])
  }

  @Test("A path that leads nowhere is an error at the place where it ends")
  func nowhere() throws {
    let at = WirePath([.key("data"), .key("offers"), .each])
    #expect(
      try paths("{\n  \"data\": {\"offer\": []}}", at).problems == [
        "f.json:2:11: error: no samples at 'data.offers[]': 'data' has no key 'offers'; did you mean 'offer'?; "
          + "correct \"at\" in the schema or the fixture"
      ])
    #expect(
      try paths("[]", at).problems == [
        "f.json:1:1: error: no samples at 'data.offers[]': the document is a list, not an object; "
          + "correct \"at\" in the schema or the fixture"
      ])
  }
}

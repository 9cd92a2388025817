import Testing

@testable import DTOGenBase
@testable import DTOGenSchema

@Suite struct LayoutTests {
  @Test("Placeholders are filled in")
  func paths() {
    let layout = Layout()
    #expect(
      layout.path(layout.schemas, feature: "Search", model: "FlightOffer")
        == "Features/Search/Data/FlightOffer.dto.json")
    #expect(layout.path("{Feature}/{Feature}{Model}.json", feature: "{Model}", model: "B") == "{Model}/{Model}B.json")
  }

  @Test(
    "The place of a schema says its feature and its model",
    arguments: [
      ("Features/{Feature}/Data/{Model}.dto.json", "Features/Search/Data/Offer.dto.json", "Search", "Offer"),
      ("Features/{Feature}/Data/{Model}.dto.json", "Features/Search/Data/A.b.dto.json", "Search", "A.b"),
      ("Features/{Feature}/Data/{Model}.dto.json", "Features/Search/Extra/Data/Offer.dto.json", nil, nil),
      ("Features/{Feature}/Data/{Model}.dto.json", "Features/Search/Data/Offer.json", nil, nil),
      ("Features/{Feature}/Data/{Model}.dto.json", "Features//Data/Offer.dto.json", nil, nil),
      ("Features/{Feature}/Data/{Model}.dto.json", "x/Features/Search/Data/Offer.dto.json", nil, nil),
      ("{Feature}/{Feature}-{Model}.json", "Search/Search-Offer.json", "Search", "Offer"),
      ("{Feature}/{Feature}-{Model}.json", "Search/Trips-Offer.json", nil, nil),
      ("{Feature}Kit/{Model}.json", "SearchKitKit/Offer.json", "SearchKit", "Offer"),
      ("Schemas/{Model}.dto.json", "Schemas/Offer.dto.json", nil, "Offer"),
    ] as [(String, String, String?, String?)])
  func match(pattern: String, path: String, feature: String?, model: String?) {
    var layout = Layout()
    layout.schemas = pattern
    let match = layout.match(schemaPath: path)
    #expect(match?.feature == feature)
    #expect(match?.model == model)
  }

  @Test("Paths in a folder, and in the root itself")
  func folders() {
    #expect(Layout.path("A.swift", in: "Shared/Kernel") == "Shared/Kernel/A.swift")
    #expect(Layout.path("A.swift", in: ".") == "A.swift")
    #expect(Layout.holds("Shared/Kernel/B/A.swift", in: "Shared/Kernel"))
    #expect(!Layout.holds("Shared/KernelB/A.swift", in: "Shared/Kernel"))
    #expect(Layout.holds("A.swift", in: "."))
    #expect(!Layout.holds("B/A.swift", in: "."))
  }

  @Test(
    "Patterns without what says nothing",
    arguments: [
      (".", "."), ("./", "."), ("././", "."), ("./A", "A"), ("A/", "A"), ("A//B/.", "A/B"), ("A/../B/", "B"),
      ("{Feature}/./Data//", "{Feature}/Data"),
    ])
  func normal(pattern: String, normal: String) {
    #expect(Layout.normal(pattern) == normal)
    let text = #"{ "layout": { "kernel": "\#(pattern.replacing("{Feature}", with: "F"))" } }"#
    let read = ConfigurationDecoder.decode(InputFile(path: "dtogen.json", bytes: Array(text.utf8)))
    #expect(read.configuration?.layout.kernel == normal.replacing("{Feature}", with: "F"))
  }
}

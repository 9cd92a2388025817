/// The files that the cases read, in a folder of the benchmark's own.
struct InputFolder {
  let path: String

  var smallFixture: String { path + "/flight_offer.json" }
  var largeFixture: String { path + "/flight_offers.json" }

  func write() throws {
    try DiskFile.write(Captures.offer(seed: 1), to: smallFixture)
    try DiskFile.write(Captures.largeList(), to: largeFixture)
    for repetition in 0...99 { DiskFile.makeFolder("\(path)/one-\(repetition)") }
  }

  /// A project of a hundred features, each with one fixture of its own and a schema that leaves the fields to it.
  static func writeProject(at root: String) throws {
    for feature in 1...100 {
      let data = "\(root)/Features/Feature\(feature)/Data"
      DiskFile.makeFolder(data + "/Tests/Fixtures")
      try DiskFile.write(Array("{ \"fixtures\": [\"offer.json\"] }\n".utf8), to: data + "/FlightOffer.dto.json")
      try DiskFile.write(Captures.offer(seed: UInt64(feature)), to: data + "/Tests/Fixtures/offer.json")
    }
  }

  /// One feature with a hundred schemas that name their fixtures.
  static func writeFeature(at root: String) throws {
    let data = "\(root)/Features/Search/Data"
    DiskFile.makeFolder(data + "/Tests/Fixtures")
    for model in 1...100 {
      let name = "offer\(model).json"
      try DiskFile.write(Array("{ \"fixtures\": [\"\(name)\"] }\n".utf8), to: data + "/Offer\(model).dto.json")
      try DiskFile.write(Captures.offer(seed: UInt64(model)), to: data + "/Tests/Fixtures/" + name)
    }
  }

  /// The lines of the Swift sources that `writeSources` makes.
  static let sourceLines = 100_000

  /// Ten features with files of a hundred lines each, for the lint to read.
  static func writeSources(at root: String) throws {
    for file in 1...(sourceLines / 100) {
      let folder = "\(root)/Features/Feature\(file % 10)/\(["Data", "Domain", "UI"][file % 3])"
      DiskFile.makeFolder(folder)
      let type = """
        /// A booking of the traveller, with "what" it costs.
        struct Model\(file)_N: Hashable, Sendable {
          let identifier: String
          let total: Money?
          let segments: [Segment]
          func title(for locale: String, in names: [String: String]) throws -> String {
            guard let name = names[identifier] else { throw Failure.missing(field: "segments[\\(segments.count)].name") }
            return segments.isEmpty ? "\\(name) (\\(locale))" : name.split(separator: "/").joined(separator: " / ")
          }
        }
        """
      let types = (1...10).map { type.split(separator: "_N").joined(separator: "_\($0)") }
      try DiskFile.write(Array((types.joined(separator: "\n") + "\n").utf8), to: "\(folder)/File\(file).swift")
    }
  }
}

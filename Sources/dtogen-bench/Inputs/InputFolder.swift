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
}

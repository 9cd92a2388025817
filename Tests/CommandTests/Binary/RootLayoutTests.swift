import Testing

/// Layouts whose folders are the root itself, or are written with more than their names.
@Suite(.serialized) struct RootLayoutTests {
  @Test(arguments: [
    (#""kernel": ".""#, "Money.swift"), (#""kernel": "./""#, "Money.swift"),
    (#""kernel": "./Core/""#, "Core/Money.swift"),
    (#""support": ".", "kernel": "Core""#, "WireDecoding.swift"),
    (#""domain": "./Domain//", "kernel": "Core""#, "Domain/FlightOffer.swift"),
    (#""data": ".", "kernel": "Core""#, "FlightOffer+DTO.swift"),
    (#""fixtures": ".", "kernel": "Core""#, "offer.json"),
    (#""tests": "./Tests/{Feature}/", "kernel": "Core""#, "Tests/Search/FlightOfferMappingTests.swift"),
  ])
  func everyCommandWorks(layout: String, written: String) throws {
    try Sandbox.with { sandbox in
      try sandbox.write("dtogen.json", #"{ "layout": { \#(layout) } }"#)
      try sandbox.write("captures/offer.json", SampleProject.offer)
      let scaffold = try BuiltTool.run(
        "scaffold", "Search/FlightOffer", "--fixture", "captures/offer.json", in: sandbox)
      #expect(scaffold.status == 0, "\(scaffold.errors)")
      #expect(sandbox.exists(written))
      for command in [
        ["generate"], ["generate", "--check"], ["lint"], ["kernel", "init"], ["kernel", "check"],
        ["generate", "--check"],
        ["generate", "--prune"], ["generate", "--check"],
      ] {
        let result = try BuiltTool.run(command, in: sandbox)
        #expect(result.status == 0, "\(command): \(result.output)\(result.errors)")
      }
      #expect(sandbox.exists(written))
      // Code in other folders is no part of the root's own.
      try sandbox.write("App/Main.swift", "import SwiftUI\nstruct Main: Codable {}\n")
      try sandbox.write("Features/Search/UI/Row.swift", "import SwiftUI\nstruct Row: Codable {}\n")
      let lint = try BuiltTool.run("lint", in: sandbox)
      #expect(lint.status == 0, "\(lint.output)")
    }
  }
}

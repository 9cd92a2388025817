import Foundation
import Testing

/// Every `dtogen` command of the README does what it says, in one project from the first to the last.
@Suite struct ReadmeTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The commands of the indented blocks, in their order.
  private static func commands() throws -> [String] {
    let text = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("dtogen ") }
  }

  @Test func everyCommandRuns() throws {
    let commands = try Self.commands()
    #expect(commands.count >= 8)
    let response = try String(
      contentsOf: Self.package.appendingPathComponent("Examples/Responses/flight_offers.json"), encoding: .utf8)
    try Sandbox.with { sandbox in
      try sandbox.write("flight_offers.json", response)
      for command in commands {
        let words = command.split(separator: " ").dropFirst().map(String.init)
        let result = try BuiltTool.run(words, in: sandbox)
        #expect(result.status == 0, "\(command): \(result.errors)")
      }
      #expect(sandbox.exists("Features/Search/Data/FlightOfferDTO.swift"))
      #expect(sandbox.exists("Templates/swift/dto.mustache"))
      #expect(sandbox.exists("dtogen.json"))
    }
  }

  /// The first set-up command, with the built binary in the place of `swift run`.
  @Test func theFirstCommandWritesAFeature() throws {
    let text = try String(contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
    let command = try #require(text.split(separator: "\n").first { $0.hasPrefix("    swift run dtogen ") })
    let example = "Examples/Responses/flight_offers.json"
    try Sandbox.with { sandbox in
      try sandbox.write(example, String(contentsOf: Self.package.appendingPathComponent(example), encoding: .utf8))
      let result = try BuiltTool.run(command.split(separator: " ").dropFirst(3).map(String.init), in: sandbox)
      #expect(result.status == 0, "\(result.errors)")
      #expect(sandbox.exists(".demo/Features/Search/Data/FlightOffer+DTO.swift"))
    }
  }

  /// The schema of the README is a schema.
  @Test func theSchemaByExampleGenerates() throws {
    let text = try String(contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = text.components(separatedBy: "```json\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    let schema = try #require(blocks.first { $0.contains("\"fields\"") })
    let configuration = try #require(blocks.first { $0.contains("\"layout\"") })
    try Sandbox.with { sandbox in
      try sandbox.write("dtogen.json", configuration)
      let withoutFixtures = schema.split(separator: "\n").filter { !$0.contains("\"fixtures\"") }
      try sandbox.write("Features/Search/Data/FlightOffer.dto.json", withoutFixtures.joined(separator: "\n"))
      let result = try BuiltTool.run("generate", in: sandbox)
      #expect(result.status == 0, "\(result.errors)")
      #expect(try sandbox.read("Features/Search/Domain/FlightOffer.swift").contains("    let route: Route\n"))
    }
  }
}

import Foundation
import Testing

/// A model whose schema was deleted goes as a whole, or says what of it stays.
@Suite(.serialized) struct PruningTests {
  private static let schema = """
    { "fields": { "id": "string", "state": "string", "count": "int", "price": { "minor": "int64", "code": "string" } },
      "domain": { "id": "TripID(id)", "state": "TripState(state)", "count": "count",
        "price": "Fare(minor: price.minor, code: price.code)" },
      "checks": ["count > 0"], "statuses": { "TripState": { "open": ["open"] } },
      "fixtures": ["trip.json"], "at": "trips[]" }
    """
  private static let capture =
    #"{ "trips": [{ "id": "t", "state": "open", "count": 1, "price": { "minor": 1, "code": "EUR" } }] }"#

  private static func withTrips(_ body: (Sandbox) throws -> Void) throws {
    try Sandbox.with { sandbox in
      try sandbox.write("Features/Trips/Data/Trip.dto.json", schema)
      try sandbox.write("Features/Trips/Data/Tests/Fixtures/trip.json", capture)
      let result = try BuiltTool.run("generate", in: sandbox)
      try #require(result.status == 0, "\(result.errors)")
      try body(sandbox)
    }
  }

  /// Of the feature's folder, hidden ones left out.
  private func files(_ sandbox: Sandbox) throws -> [String] {
    try sandbox.files().filter { $0.hasPrefix("Features/") }
  }

  @Test func removesAllThatBelongedToAModel() throws {
    try Self.withTrips { sandbox in
      let written = try files(sandbox)
      for part in [
        "Data/TripDTO", "Data/TripResponseDTO", "Data/Trip+DTO", "Data/TripState+DTO", "Domain/Trip",
        "Domain/TripState",
        "Domain/Fare", "Data/Tests/TripMappingTests",
      ] {
        try #require(written.contains("Features/Trips/\(part).swift"), "\(part)")
      }
      try #require(written.contains { $0.contains("/Invalid/") })
      try FileManager.default.removeItem(at: sandbox.url("Features/Trips/Data/Trip.dto.json"))
      let result = try BuiltTool.run("generate", "--prune", in: sandbox)
      #expect(result.status == 0)
      #expect(try files(sandbox) == ["Features/Trips/Data/Tests/Fixtures/trip.json"])
      #expect(sandbox.exists("SharedKernel/TripID.swift"), "the kernel belongs to no model")
      #expect(try !sandbox.files().contains { $0.hasPrefix(".dtogen/Features") })
    }
  }

  @Test func namesWhatWasEditedAndLeavesIt() throws {
    try Self.withTrips { sandbox in
      let edited = ["Features/Trips/Data/Trip+DTO.swift", "Features/Trips/Domain/Fare.swift"]
      for path in edited { try sandbox.write(path, sandbox.read(path) + "// mine\n") }
      try FileManager.default.removeItem(at: sandbox.url("Features/Trips/Data/Trip.dto.json"))
      let result = try BuiltTool.run("generate", "--prune", in: sandbox)
      #expect(result.status == 0)
      #expect(try files(sandbox) == (edited + ["Features/Trips/Data/Tests/Fixtures/trip.json"]).sorted())
      for path in edited { #expect(result.errors.contains("\(path): warning: no schema asks for this file any more")) }
    }
  }

  @Test func leavesATypeThatTheConfigurationSaysIsThere() throws {
    try Self.withTrips { sandbox in
      try sandbox.write("dtogen.json", #"{ "existing": ["Fare"] }"#)
      #expect(try BuiltTool.run("generate", in: sandbox).status == 0)
      #expect(try BuiltTool.run("generate", "--prune", in: sandbox).status == 0)
      #expect(sandbox.exists("Features/Trips/Domain/Fare.swift"))
      #expect(sandbox.exists("Features/Trips/Data/Trip+DTO.swift"))
    }
  }

  /// Only what no schema asks for: the other model of a file stays.
  @Test func removesOneModelOfAFile() throws {
    try Sandbox.with { sandbox in
      let path = "Features/Trips/Data/Trip.dto.json"
      let types = #", "types": { "Leg": { "fields": { "id": "string" } } }"#
      let plain = #"{ "fields": { "id": "string" }"#
      try sandbox.write(path, plain + types + " }")
      #expect(try BuiltTool.run("generate", in: sandbox).status == 0)
      try sandbox.write(path, plain + " }")
      #expect(try BuiltTool.run("generate", "--prune", in: sandbox).status == 0)
      for (name, stays) in [("Trip", true), ("Leg", false)] {
        for part in ["Data/\(name)DTO", "Data/\(name)+DTO", "Domain/\(name)"] {
          #expect(sandbox.exists("Features/Trips/\(part).swift") == stays, "\(part)")
        }
      }
    }
  }
}

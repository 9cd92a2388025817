import Foundation
import Testing

/// Names, settings and links that would lead a run out of the project's root: all are refused, and nothing is written
/// anywhere.
@Suite(.serialized) struct HostileProjectTests {
  private static let folder = "root"

  /// A project beside a folder that nobody may touch.
  private func withProject(_ body: (Sandbox) throws -> Void) throws {
    try Sandbox.with { sandbox in
      try sandbox.write("outside/keep.txt", "keep")
      try sandbox.write("\(Self.folder)/captures/offer.json", SampleProject.offer)
      try body(sandbox)
      #expect(try sandbox.files().filter { $0.hasPrefix("outside/") } == ["outside/keep.txt"])
      #expect(try sandbox.read("outside/keep.txt") == "keep")
      #expect(try !sandbox.files().contains { !$0.hasPrefix("outside/") && !$0.hasPrefix("\(Self.folder)/") })
    }
  }

  private func refuses(
    _ sandbox: Sandbox, _ arguments: [String] = ["generate"], location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let before = try sandbox.files()
    let result = try BuiltTool.run(arguments, in: sandbox, from: Self.folder)
    #expect(result.status != 0, "\(result.errors)", sourceLocation: location)
    #expect(result.errors.contains("error: "), sourceLocation: location)
    #expect(try sandbox.files() == before, sourceLocation: location)
  }

  private static let schema = #"{ "fields": { "id": "string" } }"#

  @Test(arguments: [
    "../outside", "..", "../../outside", "/tmp/outside", "a/../../outside", "./..", "~/outside", "..\\outside",
    "a/b/../../../outside", "Features/\u{0}", "Features/\n",
  ])
  func refusesFoldersOfTheLayout(path: String) throws {
    let settings = ["data", "domain", "tests", "fixtures", "support", "kernel"]
    for setting in path == "../outside" ? settings : ["data"] {
      try withProject { sandbox in
        let text = path.unicodeScalars.map { scalar in
          scalar == "\\"
            ? "\\\\"
            : scalar.value < 0x20
              ? "\\u00\(scalar.value < 16 ? "0" : "")\(String(scalar.value, radix: 16))" : String(scalar)
        }.joined()
        try sandbox.write("root/dtogen.json", "{ \"layout\": { \"\(setting)\": \"\(text)\" } }")
        try sandbox.write("root/Features/Search/Data/Offer.dto.json", Self.schema)
        try refuses(sandbox)
      }
    }
  }

  @Test(arguments: ["..", "../outside", "/outside", "a/../../../outside", ".", "", "a\\b", "a/b", "~"])
  func refusesFeaturesThatTheSchemaNames(feature: String) throws {
    try withProject { sandbox in
      let name = feature.replacingOccurrences(of: "\\", with: "\\\\")
      try sandbox.write(
        "root/Features/Search/Data/Offer.dto.json", "{ \"feature\": \"\(name)\", \"fields\": { \"id\": \"string\" } }")
      try refuses(sandbox)
    }
  }

  @Test(arguments: ["../../outside", "/outside", "a b"])
  func refusesModelsTypesAndStatusesWithPathsForNames(name: String) throws {
    for schema in [
      "{ \"model\": \"\(name)\", \"fields\": { \"id\": \"string\" } }",
      "{ \"fields\": { \"id\": \"string\" }, \"types\": { \"\(name)\": { \"fields\": { \"a\": \"int\" } } } }",
      "{ \"fields\": { \"a\": \"string\" }, \"statuses\": { \"\(name)\": { \"open\": [\"open\"] } } }",
      "{ \"fields\": { \"a\": \"string\" }, \"domain\": { \"a\": \"\(name)(a)\" } }",
      "{ \"fields\": { \"a\": \"string\" }, \"domain\": \"\(name)\" }",
    ] {
      try withProject { sandbox in
        try sandbox.write("root/Features/Search/Data/Offer.dto.json", schema)
        try refuses(sandbox)
      }
    }
  }

  @Test(arguments: ["../outside/Offer", "../Offer", "/Offer", "Search/..", "Search/../../outside", "./Offer"])
  func refusesNamesOnTheCommandLine(name: String) throws {
    try withProject { sandbox in
      try refuses(sandbox, ["scaffold", name, "--fixture", "captures/offer.json"])
    }
  }

  @Test(arguments: [
    "Features", "Features/Search", "Features/Search/Data", "Features/Search/Domain", "SharedKernel", ".dtogen",
    ".dtogen/Features",
  ])
  func refusesFolderLinksThatLeadOutside(link: String) throws {
    for target in ["outside", "../outside"] {
      try withProject { sandbox in
        let depth = link.split(separator: "/").count
        try sandbox.write("root/\(link)x/keep.txt", "")
        try sandbox.link(
          "root/" + link,
          to: target == "outside" ? sandbox.path("outside") : String(repeating: "../", count: depth) + "outside")
        try refuses(sandbox, ["scaffold", "Search/Offer", "--fixture", "captures/offer.json"])
      }
    }
  }

  @Test func refusesFileLinksAndLoops() throws {
    let dto = "root/Features/Search/Data/OfferDTO.swift"
    for target in ["../../../../outside/keep.txt", "../../../../outside/new.swift", "OfferDTO.swift"] {
      try withProject { sandbox in
        try sandbox.write("root/Features/Search/Data/Offer.dto.json", Self.schema)
        try sandbox.link(dto, to: target)
        try refuses(sandbox)
        try refuses(sandbox, ["generate", "--force"])
      }
    }
    try withProject { sandbox in
      try sandbox.link("root/Features", to: "Features")
      try refuses(sandbox, ["scaffold", "Search/Offer", "--fixture", "captures/offer.json"])
    }
  }

  @Test func removesNothingThatARecordNamesOutside() throws {
    try withProject { sandbox in
      try sandbox.write("root/Features/Search/Data/Offer.dto.json", Self.schema)
      #expect(try BuiltTool.run("generate", in: sandbox, from: Self.folder).status == 0)
      try sandbox.link("root/out", to: "../outside")
      let hash = "13b5a4e6d1a0f2d3b9c0e1f2a3b4c5d6"
      try sandbox.write(
        "root/.dtogen/out/keep.txt.json", "{\n  \"hash\": \"\(hash)\",\n  \"ownership\": \"generated\"\n}\n")
      _ = try BuiltTool.run("generate", "--prune", "--force", in: sandbox, from: Self.folder)
    }
  }

  @Test func goesThroughLinksThatStayInside() throws {
    try withProject { sandbox in
      try sandbox.write("root/Modules/Search/Data/Offer.dto.json", Self.schema)
      try sandbox.link("root/Features", to: "Modules")
      #expect(try BuiltTool.run("generate", in: sandbox, from: Self.folder).status == 0)
      #expect(sandbox.exists("root/Modules/Search/Data/OfferDTO.swift"))
    }
  }
}

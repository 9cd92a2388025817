import Foundation
import Testing

/// What build systems ask the built binary for.
@Suite struct BuildInterfaceTests {
  @Test func listsWhatItReadsAndWhatItWritesWithoutWriting() throws {
    try SampleProject.with { sandbox in
      let before = try sandbox.files().map { try sandbox.modified($0) }
      let inputs = try BuiltTool.run("generate", "--list-inputs", in: sandbox)
      #expect(inputs.status == 0)
      #expect(
        inputs.output == """
          Features/Search/Data/FlightOffer.dto.json
          Features/Search/Data/Tests/Fixtures/offer.json

          """)
      let outputs = try BuiltTool.run("generate", "--list-outputs", in: sandbox)
      #expect(outputs.status == 0)
      #expect(outputs.output.contains("\(SampleProject.dto)\n"))
      #expect(!outputs.output.contains(SampleProject.mapper))
      for path in outputs.output.split(separator: "\n") { #expect(sandbox.exists(String(path)), "\(path)") }
      #expect(try sandbox.files().map { try sandbox.modified($0) } == before)
    }
  }

  @Test func listsInputsOfABrokenProjectToo() throws {
    try SampleProject.with { sandbox in
      try SampleProject.replaceInSchema("\"int\"", "\"nonsense\"", in: sandbox)
      #expect(try BuiltTool.run("generate", "--list-inputs", in: sandbox).status == 0)
      let outputs = try BuiltTool.run("generate", "--list-outputs", in: sandbox)
      #expect(outputs.status == 1)
      #expect(outputs.errors.contains("\(SampleProject.schema):"))
    }
  }

  @Test func writesTheRuleAndTheStampOnlyWhenAllIsUpToDate() throws {
    try SampleProject.with { sandbox in
      let words = ["generate", "--depfile", ".build/dtogen.d", "--stamp", ".build/dtogen.stamp"]
      #expect(try BuiltTool.run(words, in: sandbox).status == 0)
      #expect(
        try sandbox.read(".build/dtogen.d").hasPrefix(
          ".build/dtogen.stamp: \\\n  Features/Search/Data/FlightOffer.dto.json \\\n"))
      try FileManager.default.removeItem(at: sandbox.url(".build"))
      try SampleProject.replaceInSchema("\"stop_count\": \"int\"", "\"stop_count\": \"int64\"", in: sandbox)
      #expect(try BuiltTool.run(words + ["--check"], in: sandbox).status == 1)
      #expect(!sandbox.exists(".build"))
    }
  }

  @Test func namesAllThatItKeepsUpToDateInTheRuleWithoutAStamp() throws {
    try SampleProject.with { sandbox in
      #expect(try BuiltTool.run("generate", "--depfile", "dtogen.d", in: sandbox).status == 0)
      let rule = try sandbox.read("dtogen.d").split(separator: ":")[0]
      #expect(rule.contains(SampleProject.dto))
      #expect(!rule.contains(SampleProject.mapper))
    }
  }
}

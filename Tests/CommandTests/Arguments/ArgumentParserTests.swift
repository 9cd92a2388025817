import Testing

@testable import dtogen

@Suite struct ArgumentParserTests {
  @Test func readsValuesAfterASpaceAndAfterAnEqualsSign() throws {
    for words in [["infer", "--model", "Offer", "a.json"], ["infer", "--model=Offer", "a.json"]] {
      let arguments = try ArgumentParser.parse(words)
      #expect(arguments.command == .infer)
      #expect(arguments.value("--model") == "Offer")
      #expect(arguments.operands == ["a.json"])
    }
  }

  @Test func takesSeveralFilesAfterOneOptionAndFromRepeatedOnes() throws {
    let arguments = try ArgumentParser.parse(
      [
        "scaffold", "A/B", "--fixture", "1.json", "-", "--stdout", "--fixture=2.json", "--fixture", "3.json", "--at",
        "x",
      ])
    #expect(arguments.values("--fixture") == ["1.json", "-", "2.json", "3.json"])
    #expect(arguments.operands == ["A/B"])
  }

  @Test func endsOptionsAtTwoDashes() throws {
    let arguments = try ArgumentParser.parse(["scaffold", "--fixture", "1.json", "--", "A/B"])
    #expect(arguments.operands == ["A/B"])
    #expect(try ArgumentParser.parse(["generate", "--", "--check"]).operands == ["--check"])
  }

  @Test func acceptsCommonOptionsBeforeTheCommandAndTheirShortForms() throws {
    let arguments = try ArgumentParser.parse(["--root", "App", "-v", "generate"])
    #expect(arguments.command == .generate)
    #expect(arguments.value("--root") == "App")
    #expect(arguments.has("--verbose"))
  }

  @Test func keepsAValueThatHoldsAnEqualsSignWhole() throws {
    #expect(try ArgumentParser.parse(["infer", "--at=a=b"]).value("--at") == "a=b")
    #expect(try ArgumentParser.parse(["infer", "--at="]).value("--at") == "")
  }

  @Test(arguments: [
    (["generat"], "did you mean 'generate'?"),
    (["scafold"], "did you mean 'scaffold'?"),
    (["zebra"], "commands are scaffold, generate"),
    (["generate", "--chek"], "did you mean '--check'?"),
    (["generate", "--fixture", "x"], "an option of 'dtogen scaffold'"),
    (["generate", "--check=yes"], "takes no value"),
    (["infer", "--model"], "needs a value"),
    (["infer", "--model", "--at", "x"], "needs a value"),
    (["generate", "--diagnostics", "xml"], "'text' or 'json'"),
  ])
  func saysWhatIsWrongAndWhatWasMeant(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try ArgumentParser.parse(words) }
    #expect(error?.message.contains(message) == true)
  }
}

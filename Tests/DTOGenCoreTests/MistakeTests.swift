import Testing

@testable import DTOGenBase
@testable import DTOGenCore
@testable import DTOGenOutput

/// The mistakes of all stages are shown at once, without those that only follow from others.
@Suite struct MistakeTests {
  private func mistakes(_ schema: String) -> [String] {
    let file = InputFile(path: "Features/Shop/Data/Offer.dto.json", bytes: Array(schema.utf8))
    let output = Pipeline.generate(ProjectInput(schemas: [file]), features: [])
    #expect(output.files.isEmpty)
    return output.diagnostics.filter { $0.severity == .error }
      .map { $0.description.replacing("Features/Shop/Data/Offer.dto.json:", with: "") }
  }

  @Test func mistakesOfSpellingAndOfMeaningComeTogether() {
    let found = mistakes(
      """
      {
        "fields": {
          "id": "strng",
          "n": "int"
        },
        "domain": { "id": "id", "first": "id[0]", "x": "nn" },
        "checks": ["n > 'x'"],
        "ignroe": {}
      }
      """)
    #expect(found.map { $0.prefix { $0 != "e" } } == ["3:12: ", "8:3: ", "6:51: ", "7:15: "])
    #expect(found.first?.contains("did you mean 'string'?") == true)
  }

  @Test func anEmptyListMustBeAbleToStandForSomething() {
    let found = mistakes(
      """
      { "fields": {
        "a": { "$type": "string", "$emptyList": true },
        "b": { "$emptyList": true, "x": "int" },
        "c": { "$list": "int", "$emptyList": true },
        "d": { "$optional": true, "$emptyList": true, "x": "int" },
        "e": { "$map": "int", "$emptyList": true }
      } }
      """)
    #expect(found.map { $0.prefix { $0 != "e" } } == ["2:3: ", "3:3: ", "4:3: "])
    #expect(found.first?.contains("is for a map, or for an object that may be absent") == true)
  }

  @Test func aBlockThatCannotBeReadSaysNothingOfWhatNeedsIt() {
    #expect(mistakes(#"{ "fields": 3, "domain": { "id": "id" } }"#).count == 1)
    #expect(mistakes(#"{ "fields": { "id": "string" "#).count == 1)
  }
}

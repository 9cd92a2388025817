import Testing

@testable import dtogen

@Suite struct DependencyFileTests {
  @Test func namesWhatIsMadeAndWhatItIsMadeFrom() {
    let file = DependencyFile(targets: ["a.swift", "b.swift"], inputs: ["dtogen.json", "t.dto.json"])
    #expect(
      file.text == """
        a.swift b.swift: \\
          dtogen.json \\
          t.dto.json

        dtogen.json:

        t.dto.json:

        """)
  }

  @Test(arguments: [
    ("two words", "two\\ words"), ("a#b", "a\\#b"), ("$HOME", "$$HOME"), ("it's ü", "it's\\ ü"), ("back\\", "back\\"),
    ("back\\ slash", "back\\\\\\ slash"),
  ])
  func writesEveryNameSoThatMakeReadsItBack(name: String, expected: String) {
    #expect(DependencyFile(targets: [name], inputs: []).text == "\(expected):\n")
  }

  @Test func isEmptyWithoutAnythingToMake() {
    #expect(DependencyFile(targets: [], inputs: ["a"]).text.isEmpty)
  }
}

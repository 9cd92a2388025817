import Testing

@testable import DTOGenSwift

@Suite struct CombinedSourceTests {
  @Test func importsEachModuleOnceAndKeepsTheOrderOfTheTexts() {
    let combined = CombinedSource(
      header: "// both",
      parts: [
        "// one\n\nimport Testing\nimport Foundation\n@testable import App\n\nstruct A {}\n",
        "// two\n\npublic import Foundation\n\n/// B.\nstruct B {}\n",
        "// nothing\n",
      ])
    #expect(
      combined.text == """
        // both

        public import Foundation
        import Testing
        @testable import App

        struct A {}

        /// B.
        struct B {}

        """)
  }

  @Test func keepsTheConditionOfAnImport() {
    let condition = "#if hasFeature(InternalImportsByDefault)\npackage import Kernel\n#else\nimport Kernel\n#endif"
    let combined = CombinedSource(
      header: "// both", parts: ["// one\n\n\(condition)\n\nstruct A {}\n", "// two\n\nimport Kernel\n\nstruct B {}\n"])
    #expect(combined.text == "// both\n\n\(condition)\n\nstruct A {}\n\nstruct B {}\n")
  }

  @Test func leavesOtherConditionsInTheText() {
    let combined = CombinedSource(header: "// h", parts: ["// one\n\n#if DEBUG\nstruct A {}\n#endif\n"])
    #expect(combined.text == "// h\n\n#if DEBUG\nstruct A {}\n#endif\n")
  }
}

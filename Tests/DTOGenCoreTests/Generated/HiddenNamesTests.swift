import Testing
import ToolSupport

@testable import DTOGenBase
@testable import DTOGenCore
@testable import DTOGenModel

/// Names and keys that something else would answer to.
@Suite(.serialized) struct HiddenNamesTests {
  private static let project = GeneratedProject(
    schemas: [
      (
        "Offer",
        #"""
        {
          "fixtures": ["offers.json"], "at": "[]",
          "fields": { "id": "int", "state": "string?", "kind": "string?", "page[size]": "int", "page[number]": "int", "page": "int", "a`[b": "int" },
          "domain": { "id": "id", "state": "State(state)", "kind": "State(kind)" },
          "ignore": { "page*": "no", "a*": "no" },
          "checks": ["`page[size]` > 0", "`page[number]` > 0", "page > 0", "`a``[b` > 0"],
          "statuses": { "State": { "none": ["none"], "some": ["some"], "open": ["open"] } }
        }
        """#
      )
    ],
    fixtures: [
      (
        "offers.json",
        #"""
        [{ "id": 1, "state": "none", "kind": "some", "page[size]": 1, "page[number]": 2, "page": 3, "a`[b": 4 },
         { "id": 2, "state": "open", "page[size]": 1, "page[number]": 2, "page": 3, "a`[b": 4 }]
        """#
      )
    ])

  @Test(.enabled(if: SlowTests.areOn, "compiles and runs generated tests: \(SlowTests.howToRun)"))
  func casesOfOptionalAreNamedWithTheirType() throws {
    let outcome = try Self.project.runTests()
    #expect(outcome.isGreen, "\(outcome.output)")
  }

  @Test func keysWithBracketsAreRequiredEach() throws {
    let files = Self.project.generate().files
    let tests = files.first { $0.path.hasSuffix("OfferMappingTests.swift") }
    let text = String(decoding: tests?.contents ?? [], as: UTF8.self)
    for path in ["`page[size]`", "`page[number]`", "page", "`a``[b`"] {
      #expect(text.contains("\"\(path)\""), "\(path)")
    }
    #expect(FieldPath.anywhere("`a``[0]`[1].`b]`[2]") == "`a``[0]`.`b]`")
  }

  @Test func keysThatDifferInCaseKeepTheirLetters() {
    func names(_ keys: [String]) -> [String] {
      let names = PropertyNames(keys: keys, naming: NamingStyle(acronyms: []))
      return keys.indices.map { names[$0] }
    }
    #expect(names(["self", "Self", "SELF"]) == ["selfValue", "SelfValue", "SELF"])
    #expect(names(["Self", "self"]) == ["SelfValue", "selfValue"])
    #expect(names(["hash_value", "hashValue", "HashValue"]) == ["hash_value", "hashValueValue", "HashValue"])
    #expect(names(["ärger", "Ärger"]) == ["ärger", "Ärger"])
    #expect(names(["type", "Type"]) == ["type", "TypeValue"])
  }
}

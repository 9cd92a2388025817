import Testing

@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// Models that hold themselves: which can be, and where a box is needed.
@Suite struct RecursionAnalysisTests {
  @Test(arguments: [
    (#"{ "fields": { "next": "A" } }"#, ["A"]),
    (#"{ "fields": { "b": "B" }, "types": { "B": { "fields": { "a": "A" } } } }"#, ["A", "B"]),
    (#"{ "fields": { "inner": { "a": "A" } } }"#, ["A", "A.inner"]),
    (#"{ "fields": { "next": "A?" } }"#, []),
    (#"{ "fields": { "next": "[A]" } }"#, []),
    (#"{ "fields": { "next": "[string: A]" } }"#, []),
    (#"{ "fields": { "next": { "$oneOf": { "end": "bool", "more": "A" } } } }"#, []),
  ])
  func refusesAModelOfWhichNoValueEnds(schema: String, endless: [String]) {
    let said = ResolutionSketch(schema).said(.error)
    #expect(said.count == endless.count, "\(said)")
    for (message, name) in zip(said, endless) {
      #expect(message.hasPrefix("a value of '\(name)' always holds another one of itself; "))
    }
  }

  @Test(arguments: [
    (#"{ "fields": { "next": "A?" } }"#, true), (#"{ "fields": { "next": "[A]" } }"#, false),
    (#"{ "fields": { "next": "[string: A]" } }"#, false),
  ])
  func boxesAFieldThatHoldsItsOwnModel(schema: String, isBoxed: Bool) throws {
    #expect(try #require(ResolutionSketch(schema).model("A")?.fields.first).isRecursive == isBoxed)
  }
}

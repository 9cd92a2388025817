import Testing

@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// What the whole document of a response is, by the path that its samples stand at.
@Suite struct EnvelopeLoweringTests {
  private func schema(_ at: String, _ more: String = "") -> String {
    #"{ "fields": { "id": "string" }, "at": \#(at)\#(more) }"#
  }

  @Test(arguments: [(".", 1), ("[]", 1), ("data", 2), ("data.items[]", 3), ("[].item", 2)])
  func aKeyOnTheWayIsAModel(at: String, count: Int) throws {
    let sketch = ResolutionSketch(schema("\"\(at)\""))
    let feature = try #require(sketch.feature, "\(sketch.diagnostics)")
    #expect(feature.models.count == count)
    for model in feature.models.dropFirst() {
      #expect(model.fields.count == 1)
      guard case .none = model.domain else {
        Issue.record("an envelope has no domain")
        return
      }
    }
  }

  @Test func followsThePathToTheMainModel() throws {
    let feature = try #require(ResolutionSketch(schema(#""data.items[]""#)).feature)
    let response = try #require(feature.schemas.first?.responses.first)
    #expect(response.typeName == "AResponse")
    guard case .model(let envelope) = response.document.shape,
      case .model(let data)? = feature[envelope].fields.first?.use.shape
    else {
      Issue.record("\(response.document)")
      return
    }
    #expect(feature[envelope].placement == .named("AResponse"))
    #expect(feature[data].placement == .nested(in: envelope, key: "data", isElement: false))
    #expect(feature[data].fields.first?.use == WireUse(.list(WireUse(.model(ModelID(index: 0))))))
  }

  @Test func elementsThatMayBeSkippedMayBeUnreadable() throws {
    let feature = try #require(ResolutionSketch(schema(#""[]""#, #", "list": "skip""#)).feature)
    #expect(feature.schemas.first?.responses.first?.document.element?.isLossy == true)
    let plain = try #require(ResolutionSketch(schema(#""[]""#)).feature)
    #expect(plain.schemas.first?.responses.first?.document.element?.isLossy == false)
    let deep = ResolutionSketch(schema(#""[].items[]""#, #", "list": "skip""#))
    #expect(deep.said(.error).first?.contains("let \"at\" have one '[]'") == true)
  }

  @Test func refusesAResponseOfATakenName() {
    let sketch = ResolutionSketch(
      schema(#"{ "Leg": "data" }"#, #", "types": { "Leg": { "fields": { "id": "string" } } }"#))
    #expect(sketch.said(.error).first?.hasPrefix("the response 'Leg' and the model 'Leg' would have one DTO") == true)
  }
}

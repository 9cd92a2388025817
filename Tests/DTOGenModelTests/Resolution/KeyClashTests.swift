import Testing

@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// Keys that the decoder cannot keep apart are refused before any language has a name for them.
@Suite struct KeyClashTests {
  private func errors(_ schema: String) throws -> [String] {
    let file = InputFile(path: "Offer.dto.json", bytes: Array(schema.utf8))
    let decoded = SchemaDecoder.decode(file, defaultModel: "Offer", defaultFeature: "Search")
    let schema = try #require(decoded.schema, "\(decoded.diagnostics)")
    let found = FeatureResolver.resolve(feature: "Search", schemas: [schema], configuration: Configuration()) { _, _ in
      []
    }
    let errors = found.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect((found.feature == nil) == !errors.isEmpty)
    return errors
  }

  @Test(arguments: [
    (#"{ "fields": { "user_id": "string", "userId": "string" } }"#, 1),
    (#"{ "fields": { "a_b": "int", "aB": "int", "a__b": "int" } }"#, 2),
    (#"{ "fields": { "x": { "user_id": "string", "userId": "string" } } }"#, 1),
    (#"{ "fields": { "x": "X" }, "types": { "X": { "fields": { "a_b": "int", "aB": "int" } } } }"#, 1),
    (#"{ "fields": { "user_id": "string", "userId": "string" }, "keys": "explicit" }"#, 0),
    (#"{ "fields": { "user_id": "string", "user_ID": "string", "userid": "string" } }"#, 1),
    (#"{ "fields": { "user_id": "string", "x": { "userId": "string" } } }"#, 0),
  ])
  func keysOfOneObject(schema: String, count: Int) throws {
    let errors = try errors(schema)
    #expect(errors.count == count, "\(errors)")
    #expect(errors.allSatisfy { $0.contains("write \"keys\": \"explicit\"") }, "\(errors)")
  }

  @Test func anIgnoredKeyClashesWithNone() throws {
    let schema = #"""
      { "fields": { "user_id": "string", "userId": "string" }, "domain": { "id": "user_id" },
        "ignore": { "userId": "the old spelling" } }
      """#
    #expect(try errors(schema) == [])
  }
}

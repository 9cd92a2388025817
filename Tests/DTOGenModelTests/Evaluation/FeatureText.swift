import Testing

@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// A feature as a person writes it, with documents captured of it: what the tests of later stages start from.
struct FeatureText {
  var schema: String
  /// Documents by response name; nil is the only response.
  var fixtures: [String] = []
  var existing: [String] = []

  func resolved() throws -> ResolvedFeature {
    let file = InputFile(path: "Offer.dto.json", bytes: Array(schema.utf8))
    let decoded = SchemaDecoder.decode(file, defaultModel: "Offer", defaultFeature: "Search")
    let schema = try #require(decoded.schema, "\(decoded.diagnostics)")
    var configuration = Configuration()
    configuration.existing = existing
    var documents: [Fixture] = []
    for (index, text) in fixtures.enumerated() {
      let input = InputFile(path: "offer_\(index + 1).json", bytes: Array(text.utf8))
      let read = JSONDocument.read(input, allowsLines: true)
      documents.append(Fixture(name: input.path, document: try #require(read.document, "\(read.diagnostics)")))
    }
    let resolution = FeatureResolver.resolve(feature: "Search", schemas: [schema], configuration: configuration) {
      _, _ in
      documents
    }
    return try #require(resolution.feature, "\(resolution.diagnostics)")
  }
}

/// All schema files of one feature with every name looked up and every expression typed.
///
/// The border between resolution and everything behind it (evaluation, naming, translation): what stands here is
/// valid. Models, inline objects and unions live in one arena and refer to each other by `ModelID`, so that
/// recursion needs no references. Arena order is the order of the schema paths, then of the files' own text.
struct ResolvedFeature: Sendable {
  var name: String
  var schemas: [ResolvedSchema]
  var models: [ResolvedModel]
  var statuses: [ResolvedStatus]
  /// Types named in expressions that are neither models nor statuses, sorted by name.
  var declaredTypes: [DeclaredType]

  subscript(id: ModelID) -> ResolvedModel { models[id.index] }
  subscript(id: StatusID) -> ResolvedStatus { statuses[id.index] }
}

struct ModelID: Hashable, Sendable { var index: Int }
struct StatusID: Hashable, Sendable { var index: Int }

/// What belongs to one schema file as a whole.
struct ResolvedSchema: Sendable {
  var path: String
  var main: ModelID
  /// Named models of the file, the main one first.
  var namedModels: [ModelID]
  var statuses: [StatusID]
  var responses: [ResolvedResponse]
  var listPolicy: ListPolicy
  var keys: KeyPolicy
  var unmapped = UnmappedPolicy.warn
}

/// One response: where the samples of the main model stand in a document, and the documents captured of it.
struct ResolvedResponse: Sendable {
  /// The name a user gave, as in `"at": { "FlightOfferList": … }`.
  var name: String?
  var at: WirePath
  var location: SourceLocation
  var fixtures: [Fixture]
  /// The name of the whole document's type, such as `FlightOfferResponse`, where it has one.
  var typeName = ""
  /// What the whole document is: the main model, a list of it, or an envelope that stands among the models.
  var document = WireUse(.scalar(.json))
}

/// A captured document as the tests will load it.
struct Fixture: Sendable {
  /// Relative to the feature's fixtures folder.
  var name: String
  var document: JSONDocument
}

package import DTOGenBase
package import DTOGenSchema

/// All schema files of one feature with every name looked up and every expression typed.
///
/// The border between resolution and everything behind it (evaluation, naming, translation): what stands here is
/// valid. Models, inline objects and unions live in one arena and refer to each other by `ModelID`, so that
/// recursion needs no references. Arena order is the order of the schema paths, then of the files' own text.
package struct ResolvedFeature: Sendable {
  package var name: String
  package var schemas: [ResolvedSchema]
  package var models: [ResolvedModel]
  package var statuses: [ResolvedStatus]
  /// Types named in expressions that are neither models nor statuses, sorted by name.
  package var declaredTypes: [DeclaredType]
  /// How names look that are chosen for the domain.
  package var naming = NamingStyle()

  package subscript(id: ModelID) -> ResolvedModel { models[id.index] }
  package subscript(id: StatusID) -> ResolvedStatus { statuses[id.index] }

  /// What a person calls a model: its own name, or that of the place it stands at.
  package func name(of id: ModelID) -> String {
    switch self[id].placement {
    case .named(let name): name
    case .nested(let owner, let key, _): "\(name(of: owner)).\(key)"
    }
  }
}

/// The place of a model in its feature's arena.
package struct ModelID: Hashable, Sendable {
  package var index: Int

  package init(index: Int) { self.index = index }
}

/// The place of a status among its feature's.
package struct StatusID: Hashable, Sendable {
  package var index: Int

  package init(index: Int) { self.index = index }
}

/// What belongs to one schema file as a whole.
package struct ResolvedSchema: Sendable {
  package var path: String
  package var main: ModelID
  /// Named models of the file, the main one first.
  package var namedModels: [ModelID]
  package var statuses: [StatusID]
  package var responses: [ResolvedResponse]
  package var listPolicy: ListPolicy
  package var keys: KeyPolicy
  var unmapped = UnmappedPolicy.warn
}

/// One response: where the samples of the main model stand in a document, and the documents captured of it.
package struct ResolvedResponse: Sendable {
  /// The name a user gave, as in `"at": { "FlightOfferList": … }`.
  package var name: String?
  package var at: WirePath
  package var location: SourceLocation
  package var fixtures: [Fixture]
  /// The name of the whole document's type, such as `FlightOfferResponse`, where it has one.
  package var typeName = ""
  /// What the whole document is: the main model, a list of it, or an envelope that stands among the models.
  package var document = WireUse(.scalar(.json))
  /// For each `[]` of `at`: whether it walks an array or an object that is a map; nil where nothing has settled it.
  var containers: [JSONKind]?

  /// The samples of a captured document, and the places where `at` leads nowhere.
  func samples(in document: JSONDocument, limit: Int = .max) -> (samples: Samples, misses: [SampleFinder.Miss]) {
    SampleFinder.samples(in: document, at: at, containers: containers, limit: limit)
  }

  /// The samples of one root of a document.
  func samples(in root: JSONValue) -> Samples {
    SampleFinder.samples(in: root, at: at, containers: containers).samples
  }
}

/// A captured document as the tests will load it.
package struct Fixture: Sendable {
  /// Relative to the feature's fixtures folder.
  var name: String
  package var document: JSONDocument
}

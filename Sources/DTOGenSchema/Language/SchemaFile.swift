package import DTOGenBase

/// One `<Model>.dto.json` as a person or inference wrote it: language-neutral, names as on the wire.
///
/// This is the value between reading (schema decoding, inference) and resolution. It is not validated: names may
/// be unknown and paths may lead nowhere. Expressions, paths and checks are already parsed.
package struct SchemaFile: Hashable, Sendable {
  /// The schema's own path, for diagnostics and for the first line of what is generated from it.
  package var path: String
  package var feature: Located<String>
  /// The name of the main model.
  package var model: Located<String>
  package var fixtures: [FixtureSet]
  package var responses: [ResponseDefinition]
  package var listPolicy: ListPolicy
  /// `"unmapped"` of this file, where it overrules the configuration.
  package var unmapped: UnmappedPolicy?
  /// `"keys"` of this file, where it overrules the configuration.
  package var keys: KeyPolicy?
  /// The main model first, then `"types"` in the order of the file.
  package var models: [ModelDefinition]
  package var statuses: [StatusDefinition]
  /// The `"from"` source, which a later stage reads.
  package var from: Located<String>?

  package init(
    path: String, feature: Located<String>, model: Located<String>, fixtures: [FixtureSet],
    responses: [ResponseDefinition], listPolicy: ListPolicy, unmapped: UnmappedPolicy? = nil, keys: KeyPolicy? = nil,
    models: [ModelDefinition], statuses: [StatusDefinition], from: Located<String>? = nil
  ) {
    self.path = path
    self.feature = feature
    self.model = model
    self.fixtures = fixtures
    self.responses = responses
    self.listPolicy = listPolicy
    self.unmapped = unmapped
    self.keys = keys
    self.models = models
    self.statuses = statuses
    self.from = from
  }

  package var location: SourceLocation { SourceLocation(file: path) }
}

/// What happens to a list one of whose elements cannot be decoded or mapped.
package enum ListPolicy: String, Hashable, Sendable, CaseIterable {
  /// One bad element fails the whole list.
  case fail
  /// Good elements stay, the rest are reported with their paths.
  case skip
}

/// What is said of a wire field that nothing uses.
package enum UnmappedPolicy: String, Hashable, Sendable, CaseIterable {
  case warn, error
}

/// How the DTO's properties find their keys.
package enum KeyPolicy: String, Hashable, Sendable, CaseIterable {
  /// The decoder converts snake case; coding keys appear only where a key does not survive that.
  case convert
  /// Every DTO spells its keys out and the decoder converts nothing.
  case explicit
}

/// Globs of captured responses, relative to the fixtures folder, and the response they are samples of.
package struct FixtureSet: Hashable, Sendable {
  /// The response's name where `"fixtures"` and `"at"` are objects with the same keys, otherwise nil.
  package var response: Located<String>?
  package var patterns: [Located<String>]

  package init(response: Located<String>? = nil, patterns: [Located<String>]) {
    self.response = response
    self.patterns = patterns
  }
}

/// One response shape: where in a document the main model's samples stand.
package struct ResponseDefinition: Hashable, Sendable {
  /// Given when `"at"` is an object of several responses.
  package var name: Located<String>?
  /// `.` is the whole document; `[]` a top-level list; `data.offers[]` a list in an envelope.
  package var at: Located<WirePath>

  package init(name: Located<String>? = nil, at: Located<WirePath>) {
    self.name = name
    self.at = at
  }
}

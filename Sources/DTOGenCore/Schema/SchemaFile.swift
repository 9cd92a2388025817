/// One `<Model>.dto.json` as a person or inference wrote it: language-neutral, names as on the wire.
///
/// This is the value between reading (schema decoding, inference) and resolution. It is not validated: names may
/// be unknown and paths may lead nowhere. Expressions, paths and checks are already parsed.
struct SchemaFile: Hashable, Sendable {
  /// The schema's own path, for diagnostics and for the first line of what is generated from it.
  var path: String
  var feature: Located<String>
  /// The name of the main model.
  var model: Located<String>
  var fixtures: [FixtureSet]
  var responses: [ResponseDefinition]
  var listPolicy: ListPolicy
  /// `"unmapped"` of this file, where it overrules the configuration.
  var unmapped: UnmappedPolicy?
  /// `"keys"` of this file, where it overrules the configuration.
  var keys: KeyPolicy?
  /// The main model first, then `"types"` in the order of the file.
  var models: [ModelDefinition]
  var statuses: [StatusDefinition]
  /// The `"from"` source, which a later stage reads.
  var from: Located<String>?

  var location: SourceLocation { SourceLocation(file: path) }
}

/// What happens to a list one of whose elements cannot be decoded or mapped.
enum ListPolicy: String, Hashable, Sendable, CaseIterable {
  /// One bad element fails the whole list.
  case fail
  /// Good elements stay, the rest are reported with their paths.
  case skip
}

/// What is said of a wire field that nothing uses.
enum UnmappedPolicy: String, Hashable, Sendable, CaseIterable {
  case warn, error
}

/// How the DTO's properties find their keys.
enum KeyPolicy: String, Hashable, Sendable, CaseIterable {
  /// The decoder converts snake case; coding keys appear only where a key does not survive that.
  case convert
  /// Every DTO spells its keys out and the decoder converts nothing.
  case explicit
}

/// Globs of captured responses, relative to the fixtures folder, and the response they are samples of.
struct FixtureSet: Hashable, Sendable {
  /// The response's name where `"fixtures"` and `"at"` are objects with the same keys, otherwise nil.
  var response: Located<String>?
  var patterns: [Located<String>]
}

/// One response shape: where in a document the main model's samples stand.
struct ResponseDefinition: Hashable, Sendable {
  /// Given when `"at"` is an object of several responses.
  var name: Located<String>?
  /// `.` is the whole document; `[]` a top-level list; `data.offers[]` a list in an envelope.
  var at: Located<WirePath>
}

public import DTOGenBase
public import DTOGenOutput

/// What `scaffold` was asked for: one model of one feature, from captured documents.
public struct ScaffoldRequest: Sendable {
  /// The kinds of files that `--only` chooses among.
  public typealias Part = OutputPart

  public var feature: String
  public var model: String
  public var fixtures: [InputFile]
  /// Where the samples stand, in the path grammar; nil to recognise an envelope.
  public var at: String?
  public var only: Set<Part>?

  public init(feature: String, model: String, fixtures: [InputFile], at: String? = nil, only: Set<Part>? = nil) {
    self.feature = feature
    self.model = model
    self.fixtures = fixtures
    self.at = at
    self.only = only
  }
}

/// What the generated tests of one schema file prove, in no language's terms.
///
/// Everything here has been worked out from the captured JSON: what decodes, what it becomes, and what is refused.
struct TestPlan: Sendable {
  var schema: ResolvedSchema
  /// Samples with the domain value that each must become.
  var samples: [PlannedSample]
  var documents: [PlannedDocument]
  var invalid: [PlannedInvalid]
  var required: [PlannedRequired]

  /// At most so many samples are compared value by value.
  static let sampleLimit = 100
}

/// Where a value stands among the fixtures.
struct FixturePlace: Hashable, Sendable {
  /// Relative to the fixtures folder.
  var fixture: String
  /// The line of a JSON Lines file; nil where the file is one document.
  var line: Int?
  /// From the document, in the path grammar.
  var path: String
}

/// One sample of the main model.
struct PlannedSample: Sendable {
  var place: FixturePlace
  /// Nil where the model has no domain, so that decoding is all there is.
  var value: DomainValue?
  /// The fields that errors name while a stub of the mapper is still to be written; see `StubErrors`.
  var stubs: [String]
}

/// A whole document of one response.
struct PlannedDocument: Sendable {
  /// An index into the schema's responses.
  var response: Int
  /// The place of the document's one sample, or of the document where it is a list of samples.
  var place: FixturePlace
  /// How many elements become domain values.
  var count: Int
  /// The places of the elements that are left out, where the schema skips them.
  var skipped: [String]
  var stubs: [String]
}

/// A derived fixture that one check refuses.
struct PlannedInvalid: Sendable {
  var fixture: InvalidFixture
  var stubs: [String]
}

/// A required field of a sample.
struct PlannedRequired: Sendable {
  /// The place of the sample.
  var place: FixturePlace
  var field: RequiredPath
}

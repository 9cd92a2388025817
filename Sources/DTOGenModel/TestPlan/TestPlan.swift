/// What the generated tests of one schema file prove, in no language's terms.
///
/// Everything here has been worked out from the captured JSON: what decodes, what it becomes, and what is refused.
package struct TestPlan: Sendable {
  package var schema: ResolvedSchema
  /// Samples with the domain value that each must become.
  package var samples: [PlannedSample]
  package var documents: [PlannedDocument]
  package var invalid: [PlannedInvalid]
  package var required: [PlannedRequired]
}

/// Where a value stands among the fixtures.
package struct FixturePlace: Hashable, Sendable {
  /// Relative to the fixtures folder.
  package var fixture: String
  /// The line of a JSON Lines file; nil where the file is one document.
  package var line: Int?
  /// From the document, in the path grammar.
  package var path: String
}

/// One sample of the main model.
package struct PlannedSample: Sendable {
  package var place: FixturePlace
  /// Nil where the model has no domain, so that decoding is all there is.
  package var value: DomainValue?
  /// The fields that errors name while a stub of the mapper is still to be written; see `StubErrors`.
  package var stubs: [String]
}

/// A whole document of one response.
package struct PlannedDocument: Sendable {
  /// An index into the schema's responses.
  package var response: Int
  /// The place of the document's one sample, or of the document where it is a list of samples.
  package var place: FixturePlace
  /// How many elements become domain values.
  package var count: Int
  /// The places of the elements that are left out, where the schema skips them.
  package var skipped: [String]
  package var stubs: [String]
}

/// A derived fixture that one check refuses.
package struct PlannedInvalid: Sendable {
  package var fixture: InvalidFixture
  package var stubs: [String]
}

/// A required field of a sample.
package struct PlannedRequired: Sendable {
  /// The place of the sample.
  package var place: FixturePlace
  package var field: RequiredPath
}

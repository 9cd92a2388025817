/// A sample that one check alone refuses, derived from a captured one: the input of the test of that check.
struct InvalidFixture: Hashable, Sendable {
  /// Lower snake case, unique within the feature, at most 80 characters, without an extension.
  var name: String
  /// The main model: the document is one whole sample of it.
  var model: ModelID
  /// The model that has the check.
  var checkedModel: ModelID
  /// Pretty JSON with a newline at the end.
  var contents: String
  /// What the error names, relative to the sample.
  var expectedField: String
  /// The check as a person wrote it.
  var checkText: String
}

/// A sample that one check alone refuses, derived from a captured one: the input of the test of that check.
package struct InvalidFixture: Hashable, Sendable {
  /// Lower snake case, unique within the feature, at most 80 characters, without an extension.
  package var name: String
  /// The main model: the document is one whole sample of it.
  var model: ModelID
  /// The model that has the check.
  var checkedModel: ModelID
  /// Pretty JSON with a newline at the end.
  package var contents: String
  /// What the error names, relative to the sample.
  package var expectedField: String
  /// The check as a person wrote it.
  package var checkText: String
}

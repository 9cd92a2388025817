/// Why inference gave a path its type: what `infer --explain PATH` shows.
struct ShapeExplanation: Hashable, Sendable {
  /// From the model's root; cases of a union are segments.
  var path: WirePath
  /// The schema's word for the type, without the `?`.
  var type: String
  var isOptional = false
  /// The type's reason first, then why it is optional.
  var reasons: [Reason]

  struct Reason: Hashable, Sendable {
    var text: String
    /// The first sample that forced it.
    var location: SourceLocation?
  }

  /// One line for the type and one for each reason.
  var lines: [String] {
    ["\(path): \(type)\(isOptional ? "?" : "")"]
      + reasons.map { reason in "  \(reason.text)" + (reason.location.map { " (\($0))" } ?? "") }
  }
}

public import DTOGenBase
package import DTOGenSchema

/// Why inference gave a path its type: what `infer --explain PATH` shows.
public struct ShapeExplanation: Hashable, Sendable {
  /// From the model's root; cases of a union are segments.
  package var path: WirePath
  /// The schema's word for the type, without the `?`.
  var type: String
  var isOptional = false
  /// The type's reason first, then why it is optional.
  public var reasons: [Reason]

  public struct Reason: Hashable, Sendable {
    public var text: String
    /// The first sample that forced it.
    public var location: SourceLocation?
    /// That sample's value as written, where it is a scalar.
    public var value: String?
  }

  /// The path and the type, as in `seats: double?`.
  public var heading: String { "\(path): \(type)\(isOptional ? "?" : "")" }

  /// The heading, and each reason with the sample that gave it.
  public var lines: [String] {
    [heading]
      + reasons.map { reason in
        "  \(reason.text)" + (reason.value.map { ": \($0)" } ?? "") + (reason.location.map { " (\($0))" } ?? "")
      }
  }
}

import DTOGenBase
import DTOGenSchema

/// A place of a sample that does not decode as the schema says: a `WireError` at run time.
///
/// Texts and the location are worked out only when somebody asks: trials of a `$oneOf` throw failures away.
struct WireFailure: Error, Sendable, CustomStringConvertible {
  /// What the schema wants there, such as `an integer`.
  let expected: String
  /// The offending value, or the object that lacks the key.
  let value: JSONValue
  /// Whether the key is absent.
  let isMissing: Bool
  private let note: String?
  /// The path to the place, innermost segment first, so that each caller can append its own on the way out.
  private var reversedPath: [WirePath.Segment] = []

  init(_ value: JSONValue, expected: String, found: String? = nil) {
    self.expected = expected
    self.value = value
    note = found
    isMissing = false
  }

  init(missingIn object: JSONValue, expected: String) {
    self.expected = expected
    value = object
    note = nil
    isMissing = true
  }

  /// The wire path from the sample; empty for the sample itself.
  var field: String { reversedPath.isEmpty ? "" : WirePath(reversedPath.reversed()).description }

  /// What stands there, as a person would say it, such as `"two"`.
  var found: String {
    if let note { return note }
    if isMissing { return "nothing" }
    switch value.kind {
    case .null: return "null"
    case .array: return "an array"
    case .object: return "an object"
    case .bool, .number, .string: return WireFailure.shortened(value.text)
    }
  }

  var location: SourceLocation { value.location }

  var description: String { "\(field.isEmpty ? "the value" : field): expected \(expected), found \(found)" }

  func inside(_ segment: WirePath.Segment) -> WireFailure {
    var failure = self
    failure.reversedPath.append(segment)
    return failure
  }

  private static func shortened(_ text: String) -> String {
    text.unicodeScalars.count > 80 ? String(text.unicodeScalars.prefix(80)) + "…" : text
  }
}

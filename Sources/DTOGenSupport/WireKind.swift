/// The kinds of JSON values.
public enum WireKind: String, Sendable {
  case object = "an object"
  case array = "an array"
  case string = "a string"
  case number = "a number"
  case bool = "a boolean"
  case null = "null"

  /// The kind of the value that a decoder stands at.
  ///
  /// An object is what is nothing else: asking for its keys costs many times what all other questions do.
  public init(of decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if WireKind.isKind(of: String.self, value) {
      self = .string
    } else if WireKind.isKind(of: Double.self, value) {
      self = .number
    } else if WireKind.isKind(of: Bool.self, value) {
      self = .bool
    } else {
      self = (try? decoder.unkeyedContainer()) == nil ? .object : .array
    }
  }

  /// A value of the right kind that cannot be read, such as 1e400, is of that kind all the same.
  private static func isKind<T: Decodable>(of type: T.Type, _ value: any SingleValueDecodingContainer) -> Bool {
    do {
      _ = try value.decode(type)
      return true
    } catch DecodingError.typeMismatch {
      return false
    } catch {
      return true
    }
  }
}

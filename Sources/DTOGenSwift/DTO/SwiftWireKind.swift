import DTOGenBase

/// The cases of the runtime's `WireKind`, in its order, with the words that it uses in errors.
enum SwiftWireKind: String, CaseIterable, Sendable {
  case object, array, string, number, bool, null

  var kinds: JSONKinds {
    switch self {
    case .object: .object
    case .array: .array
    case .string: .string
    case .number: .number
    case .bool: .bool
    case .null: .null
    }
  }

  var description: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "a boolean"
    case .null: "null"
    }
  }
}

/// The kinds of JSON value that a wire shape can be read from.
package struct JSONKinds: OptionSet, Sendable {
  package let rawValue: UInt8

  package static let null = JSONKinds(rawValue: 1)
  package static let bool = JSONKinds(rawValue: 2)
  package static let number = JSONKinds(rawValue: 4)
  package static let string = JSONKinds(rawValue: 8)
  package static let array = JSONKinds(rawValue: 16)
  package static let object = JSONKinds(rawValue: 32)
  package static let all: JSONKinds = [.null, .bool, .number, .string, .array, .object]

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ kind: JSONKind) {
    switch kind {
    case .null: self = .null
    case .bool: self = .bool
    case .number: self = .number
    case .string: self = .string
    case .array: self = .array
    case .object: self = .object
    }
  }
}

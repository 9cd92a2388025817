package import DTOGenBase

/// What a decoder makes of a scalar: the types that a DTO's properties have.
///
/// Fewer than the domain's, because text with a meaning stays text until a mapper reads it.
package enum DecodedScalar: Hashable, Sendable, CaseIterable {
  case string, bool, int, int32, int64, uint64, double, decimal, json
  /// A moment in time.
  case date
  case uuid, url

  /// The kinds of JSON value that it is read from.
  package var kinds: JSONKinds {
    switch self {
    case .string, .date, .uuid, .url: .string
    case .bool: .bool
    case .int, .int32, .int64, .uint64, .double, .decimal: .number
    case .json: .all
    }
  }

  /// The same value's type in the domain.
  package var domain: DomainScalar {
    switch self {
    case .string: .string
    case .bool: .bool
    case .int: .int
    case .int32: .int32
    case .int64: .int64
    case .uint64: .uint64
    case .double: .double
    case .decimal: .decimal
    case .json: .json
    case .date: .date
    case .uuid: .uuid
    case .url: .url
    }
  }
}

public import Foundation

/// Any JSON value, kept whole because nothing shows what it is for.
public enum WireValue: Decodable, Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Decimal)
  case string(String)
  case array([WireValue])
  /// Keys are as on the wire.
  case object([String: WireValue])

  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    switch try WireKind(of: decoder) {
    case .null: self = .null
    case .bool: self = .bool(try value.decode(Bool.self))
    case .number: self = .number(try value.decode(Decimal.self))
    case .string: self = .string(try value.decode(String.self))
    case .array: self = .array(try value.decode([WireValue].self))
    case .object: self = .object(try value.decode([String: WireValue].self))
    }
  }
}

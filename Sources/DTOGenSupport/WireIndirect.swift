/// Keeps a property's value apart from the struct that has it, so that a type can contain itself.
@propertyWrapper
public indirect enum WireIndirect<Value> {
  case value(Value)

  public init(wrappedValue: Value) {
    self = .value(wrappedValue)
  }

  public var wrappedValue: Value {
    switch self {
    case .value(let value): value
    }
  }
}

extension WireIndirect: Sendable where Value: Sendable {}
extension WireIndirect: Equatable where Value: Equatable {}
extension WireIndirect: Hashable where Value: Hashable {}

extension WireIndirect: Decodable where Value: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
  }
}

extension KeyedDecodingContainer {
  /// What a struct's own decoding calls for a property that may be absent.
  public func decode<Value: Decodable>(
    _ type: WireIndirect<Value?>.Type, forKey key: Key
  ) throws -> WireIndirect<Value?> {
    WireIndirect(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}

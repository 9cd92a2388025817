/// Keeps a value on the heap, so that a type can hold a value of its own type.
@propertyWrapper
public indirect enum Indirect<Value> {
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

extension Indirect: Equatable where Value: Equatable {}
extension Indirect: Hashable where Value: Hashable {}
extension Indirect: Sendable where Value: Sendable {}

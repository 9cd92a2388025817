/// A value together with the place in a schema or configuration file where a person wrote it.
struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  var value: Value
  var location: SourceLocation

  init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }

  func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: location)
  }
}

/// A value together with the place in a schema or configuration file where a person wrote it.
package struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  package var location: SourceLocation

  package init(_ value: Value, at location: SourceLocation) {
    self.value = value
    self.location = location
  }

  package func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(transform(value), at: location)
  }
}

/// A fixture that cannot be used, in words.
public struct FixtureError: Error, CustomStringConvertible {
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

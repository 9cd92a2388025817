extension WireElement: Encodable where Value: Encodable {
  /// An element that could not be read has nothing to write.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .success(let value): try container.encode(value)
    case .failure: try container.encodeNil()
    }
  }
}

/// What the decoders of unions share.
public enum WireUnion {
  /// The first reading that succeeds, or an error that holds the failures of all.
  public static func first<T>(
    _ decoder: any Decoder,
    _ readings: KeyValuePairs<String, @Sendable (any SingleValueDecodingContainer) throws -> T>
  ) throws -> T {
    var failed: [WireReading] = []
    var failures: [String] = []
    for (name, read) in readings {
      do {
        return try read(decoder.singleValueContainer())
      } catch {
        let reading = WireReading(name: name) { _ = try read($0) }
        failed.append(reading)
        failures.append(reading.failure(WireError(decoding: error, below: decoder.codingPath.count)))
      }
    }
    throw WireCause(
      expected: failed.map(\.name).joined(separator: " or "), found: failures.joined(separator: "; "), readings: failed
    ).thrown(at: decoder.codingPath)
  }

  /// The error for a value of a kind that no case has.
  public static func mismatch(_ decoder: any Decoder, expected: String) -> DecodingError {
    let kind = try? WireKind(of: decoder)
    return WireCause(expected: expected, found: kind?.rawValue ?? "another value").thrown(at: decoder.codingPath)
  }

  /// The text of the member that tells the cases apart, by its key as the decoder converts it.
  public static func tag(_ key: String, _ decoder: any Decoder) throws -> String {
    try decoder.container(keyedBy: WireKey.self).decode(String.self, forKey: WireKey(stringValue: key))
  }
}

import Foundation

/// A DTO whose coding keys are the keys as they stand on the wire, so that its decoder converts none.
public protocol WireExplicitKeys {}

extension Array: WireExplicitKeys where Element: WireExplicitKeys {}
extension Dictionary: WireExplicitKeys where Value: WireExplicitKeys {}
extension Optional: WireExplicitKeys where Wrapped: WireExplicitKeys {}

/// Coding keys some of which snake-casing does not bring back to what stands on the wire, such as `image_URL`.
public protocol WireNamed: CodingKey {
  /// Nil for a key that snake-casing does bring back.
  var wireName: String? { get }
}

/// Any key of a JSON object.
public struct WireKey: CodingKey {
  public let stringValue: String
  public var intValue: Int? { nil }

  public init(stringValue: String) {
    self.stringValue = stringValue
  }

  public init?(intValue: Int) { nil }
}

/// How keys on the wire become those of Swift.
enum WireKeys {
  case convertedFromSnakeCase
  case asWritten

  init(of type: Any.Type) {
    self = type is any WireExplicitKeys.Type ? .asWritten : .convertedFromSnakeCase
  }

  /// What a key that is missing would be called on the wire.
  func wireName(of key: any CodingKey) -> String {
    if let name = (key as? any WireNamed)?.wireName { return name }
    if self == .asWritten { return key.stringValue }
    return key.stringValue.map { $0.isUppercase ? "_\($0.lowercased())" : "\($0)" }.joined()
  }

  /// The conversion of `JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase`.
  func converted(_ key: String) -> String {
    guard self == .convertedFromSnakeCase, let start = key.firstIndex(where: { $0 != "_" }),
      let last = key.lastIndex(where: { $0 != "_" })
    else { return key }
    let words = key[start...last].split(separator: "_")
    guard words.count > 1 else { return key }
    let converted = words[0].lowercased() + words.dropFirst().map(\.capitalized).joined()
    return key[..<start] + converted + key[last...].dropFirst()
  }
}

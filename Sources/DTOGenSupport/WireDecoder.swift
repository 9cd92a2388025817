public import Foundation

/// Reads responses: the one place that configures a `JSONDecoder`.
public enum WireDecoder {
  /// Decodes a response, or throws a `WireError` that names the field.
  ///
  /// Keys are converted from snake case unless the type says with `WireExplicitKeys` that its own are those on the wire.
  public static func decode<T: Decodable>(_ type: T.Type, from data: Data) throws(WireError) -> T {
    let document = WireDocument(data, keys: WireKeys(of: type))
    do {
      return try decoder(document.keys, [.wireDocument: document]).decode(type, from: data)
    } catch {
      throw WireFailure(document) { try decoder(document.keys).decode(type, from: $0) }.explained(error)
    }
  }

  static func decoder(_ keys: WireKeys, _ userInfo: [CodingUserInfoKey: any Sendable] = [:]) -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo = userInfo
    if keys == .convertedFromSnakeCase { decoder.keyDecodingStrategy = .convertFromSnakeCase }
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try? decoder.singleValueContainer().decode(String.self)
      if let date = text.flatMap(WireDate.parse) { return date }
      let found = text.map { "\"\(WireError.shortened($0))\"" } ?? "a value that is no text"
      throw WireCause(expected: WireDate.expected, found: found).thrown(at: decoder.codingPath)
    }
    return decoder
  }
}

extension CodingUserInfoKey {
  static var wireDocument: CodingUserInfoKey { key("document") }
  static var wireReading: CodingUserInfoKey { key("reading") }

  private static func key(_ name: String) -> CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "WireDecoder.\(name)") else { preconditionFailure("any name will do") }
    return key
  }
}

import Foundation

/// A decoding that failed, with all that it takes to find out why.
struct WireFailure: WireExplaining {
  let document: WireDocument
  /// Decodes other bytes in the place of the document, to see what becomes of them.
  let attempt: (Data) throws -> Any
  /// Whether the value stands somewhere that looks like a secret.
  var isSecret = false
  /// How many unions stand around the value.
  var unions = 0

  init(_ document: WireDocument, attempt: @escaping (Data) throws -> Any) {
    self.document = document
    self.attempt = attempt
  }
}

/// Says why decoding failed: in Foundation's words, unless `WireFailure` has words of its own.
protocol WireExplaining {
  func explained(_ error: any Error) -> WireError
  /// Why the value that a decoder stands at is none of `type`; the error's field is as seen from that value.
  static func reason<T: Decodable>(_ error: any Error, for type: T.Type, in decoder: any Decoder) -> WireError
}

extension WireExplaining {
  func explained(_ error: any Error) -> WireError { WireError(decoding: error) }

  static func reason<T: Decodable>(_ error: any Error, for type: T.Type, in decoder: any Decoder) -> WireError {
    WireError(decoding: error, below: decoder.codingPath.count)
  }
}

/// What the support's own decoding code says inside a `DecodingError`, which others may catch to try something else.
struct WireCause: Error {
  let expected: String
  let found: String
  /// The readings of a union that all failed.
  var readings: [WireReading] = []
  /// Other keys that would do for one that is missing.
  var otherKeys: [any CodingKey] = []

  func thrown(at path: [any CodingKey]) -> DecodingError {
    .dataCorrupted(.init(codingPath: path, debugDescription: "expected \(expected)", underlyingError: self))
  }
}

/// One way in which a union's value may be read.
struct WireReading: Sendable {
  let name: String
  let read: @Sendable (any SingleValueDecodingContainer) throws -> Void

  func failure(_ error: WireError) -> String {
    "as \(name): \(error.field.isEmpty ? "expected \(error.expected), found \(error.found)" : "\(error)")"
  }
}

extension WireError {
  /// What a decoding error says by itself; `depth` keys at the start of its path are left out.
  init(decoding error: any Error, below depth: Int = 0) {
    var (path, context, expected, found): ([any CodingKey], DecodingError.Context?, String, String)
    switch error {
    case let error as WireError:
      self = error
      return
    case DecodingError.keyNotFound(let key, let of):
      (path, context, expected, found) = (of.codingPath + [key], of, "a value", "nothing")
    case DecodingError.valueNotFound(let type, let of):
      (path, context, expected, found) = (of.codingPath, of, "\(type)", "null")
    case DecodingError.typeMismatch(let type, let of):
      (path, context, expected, found) = (of.codingPath, of, "\(type)", of.debugDescription)
    case DecodingError.dataCorrupted(let of):
      (path, context, expected, found) = (of.codingPath, of, "a valid value", of.debugDescription)
    default:
      (path, context, expected, found) = ([], nil, "a valid value", "\(error)")
    }
    if let cause = context?.underlyingError as? WireCause { (expected, found) = (cause.expected, cause.found) }
    if WireSecret.hides(found, of: WirePath.of(path)) { found = WireSecret.placeholder }
    self.init(field: WirePath.of(path.dropFirst(depth)), expected: expected, found: found)
  }
}

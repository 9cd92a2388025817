import Foundation

/// Foundation's errors lack the value, show converted keys, and for numbers out of range have no path at all. The rest
/// stands in the document, or comes from decoding it again with something else in one place.
extension WireFailure {
  func explained(_ error: any Error) -> WireError {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return missing(key, context)
    case DecodingError.typeMismatch(let type, let context), DecodingError.valueNotFound(let type, let context):
      return refused(context, expected: expectation(of: type, at: context.codingPath))
    case DecodingError.dataCorrupted(let context):
      if let cause = context.underlyingError as? WireCause { return caused(cause, context) }
      if context.codingPath.isEmpty, let explained = syntax() ?? number() ?? string() { return explained }
      let text = context.debugDescription
      return refused(context, expected: Self.known[text] ?? "a valid value (\(text))")
    default:
      return WireError(decoding: error)
    }
  }

  static func reason<T: Decodable>(_ error: any Error, for type: T.Type, in decoder: any Decoder) -> WireError {
    guard let whole = decoder.userInfo[.wireDocument] as? WireDocument,
      let document = whole.part(at: decoder.codingPath)
    else { return WireError(decoding: error, below: decoder.codingPath.count) }
    var failure = WireFailure(document) { try WireDecoder.decoder(document.keys).decode(type, from: $0) }
    failure.isSecret = WireSecret.isName(WirePath.of(decoder.codingPath))
    return failure.reason()
  }

  private func reason() -> WireError {
    do {
      _ = try attempt(document.data)
      return WireError(field: "", expected: "a valid value", found: document.shown(document.root))
    } catch {
      return explained(error)
    }
  }

  // MARK: Errors with a path

  private func refused(_ context: DecodingError.Context, expected: String) -> WireError {
    let (field, value) = document.place(of: context.codingPath)
    return refused(field, expected: expected, found: value.map(document.shown) ?? "nothing")
  }

  private func refused(_ field: String, expected: String, found: String) -> WireError {
    guard isSecret || WireSecret.hides(found, of: field) else {
      return WireError(field: field, expected: expected, found: found)
    }
    // What stands in parentheses are words that others wrote about the value.
    let expected = expected.prefix { $0 != "(" }.trimmingCharacters(in: .whitespaces)
    return WireError(field: field, expected: expected, found: WireSecret.placeholder)
  }

  private func caused(_ cause: WireCause, _ context: DecodingError.Context) -> WireError {
    let error = refused(context, expected: cause.expected)
    guard !cause.readings.isEmpty, unions < 2, error.found != WireSecret.placeholder,
      let part = document.part(at: context.codingPath)
    else { return error }
    let failures = cause.readings.map { reading in
      var failure = WireFailure(part) {
        try WireDecoder.decoder(part.keys, [.wireReading: reading]).decode(Reader.self, from: $0)
      }
      failure.unions = unions + 1
      return reading.failure(failure.reason())
    }
    return WireError(field: error.field, expected: error.expected, found: failures.joined(separator: "; "))
  }

  /// Reads a document in the way that its decoder carries.
  private struct Reader: Decodable {
    init(from decoder: any Decoder) throws {
      try (decoder.userInfo[.wireReading] as? WireReading)?.read(decoder.singleValueContainer())
    }
  }

  /// What belongs under a key that is missing is what Foundation says of an array there.
  private func missing(_ key: any CodingKey, _ context: DecodingError.Context) -> WireError {
    let path = context.codingPath + [key]
    let others = (context.underlyingError as? WireCause)?.otherKeys.map(document.keys.wireName) ?? []
    let spellings = others.isEmpty ? "" : " here or as \(others.joined(separator: " or "))"
    let expected = (expectation(at: path, with: "[]") ?? "a value") + spellings
    return WireError(field: document.place(of: path).field, expected: expected, found: "nothing")
  }

  // MARK: What belongs there

  private static let known = [
    "Attempted to decode UUID from invalid UUID string.": "a UUID", "Invalid URL string.": "a URL",
    "Encountered Data is not valid Base64.": "Base64 text",
  ]

  /// Types that are read from text ask for a String first.
  private func expectation(of type: Any.Type, at path: [any CodingKey]) -> String {
    type is String.Type ? expectation(at: path, with: #""""#) ?? "a string" : Self.name(of: type)
  }

  /// What Foundation wants in the place of other JSON; nil where it takes that, or the error is another one.
  private func expectation(at path: [any CodingKey], with json: String) -> String? {
    guard let edited = document.replacing(path, with: json) else { return nil }
    let keys = path.map(\.stringValue)
    do {
      _ = try attempt(edited)
    } catch DecodingError.typeMismatch(let type, let context) where context.codingPath.map(\.stringValue) == keys {
      return json == "[]" ? expectation(of: type, at: path) : nil
    } catch DecodingError.dataCorrupted(let context) where context.codingPath.map(\.stringValue) == keys {
      return (context.underlyingError as? WireCause)?.expected ?? Self.known[context.debugDescription]
    } catch {}
    return nil
  }

  private static func name(of type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Date.Type: WireDate.expected
    case is UUID.Type: "a UUID"
    case is URL.Type: "a URL"
    case is Data.Type: "Base64 text"
    case is Decimal.Type: "a decimal number"
    case is any FixedWidthInteger.Type: "an integer"
    case is any BinaryFloatingPoint.Type: "a number"
    default: "\(type)".hasPrefix("Array<") ? "an array" : "\(type)".hasPrefix("Dictionary<") ? "an object" : "a \(type)"
    }
  }

  // MARK: Errors without a path

  private struct Anything: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  private func syntax() -> WireError? {
    if (try? JSONDecoder().decode(Anything.self, from: document.data)) != nil { return nil }
    var found = "something else"
    do {
      _ = try JSONSerialization.jsonObject(with: document.data, options: .fragmentsAllowed)
    } catch {
      let info = (error as NSError).userInfo
      let text = info["NSDebugDescription"] as? String ?? ""
      let index = info["NSJSONSerializationErrorIndex"] as? Int ?? Int(text.filter(\.isWholeNumber))
      found = document.excerpt(from: text.contains("end of file") ? document.data.count : index ?? 0)
    }
    return WireError(field: "", expected: "valid JSON", found: found)
  }

  /// The first number that is no trouble when all behind it are 0, found by halving.
  private func number() -> WireError? {
    let numbers = document.text.tokens(strings: false)
    func isTrouble(_ count: Int) -> Bool {
      do { _ = try attempt(document.keeping(count, of: numbers)) } catch { return Self.isPathless(error) }
      return false
    }
    var (good, bad) = (0, numbers.count)
    guard isTrouble(bad), !isTrouble(good) else { return nil }
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if isTrouble(middle) { bad = middle } else { good = middle }
    }
    return blamed(numbers[good], in: document.keeping(bad, of: numbers), for: #""""#, expected: "a number")
  }

  /// A string with a bad escape, which is no trouble unless somebody reads it.
  private func string() -> WireError? {
    for token in document.text.tokens(strings: true) where document.text.string(token) == nil {
      if let error = blamed(token, in: document.data, for: "0", expected: "a string") { return error }
    }
    return nil
  }

  private static func isPathless(_ error: any Error) -> Bool {
    guard case DecodingError.dataCorrupted(let context) = error else { return false }
    return context.codingPath.isEmpty && !(context.underlyingError is WireCause)
  }

  /// The error for the one token that is to blame; of a value of another kind in its place Foundation says the type.
  private func blamed(_ token: Range<Int>, in data: Data, for json: String, expected: String) -> WireError? {
    var edited = data
    edited.replaceSubrange(token, with: Data(json.utf8))
    var expected = expected
    do {
      _ = try attempt(edited)
    } catch DecodingError.typeMismatch(let type, _) {
      let isWhole = document.bytes(token).allSatisfy { (48...57).contains($0) || $0 == UInt8(ascii: "-") }
      let range = isWhole ? (type as? any FixedWidthInteger.Type).map { Self.range(of: $0) } : nil
      expected = range ?? Self.name(of: type)
    } catch  where Self.isPathless(error) {
      return nil
    } catch {}
    return refused(document.field(at: token.lowerBound), expected: expected, found: document.shown(token))
  }

  private static func range<I: FixedWidthInteger>(of type: I.Type) -> String { "an integer from \(I.min) to \(I.max)" }
}

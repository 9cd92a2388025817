/// The distinct strings at a path whose key promises a closed set of words: a status or a currency.
///
/// Small on purpose: a path with more distinct values than `limit` is free text.
struct TokenSet: Sendable {
  static let limit = 48
  private static let maximumLength = 32

  /// In the order of arrival, as bytes.
  private(set) var values: [[UInt8]] = []
  /// More than `limit` distinct values.
  private(set) var isOverfull = false
  /// The first value that is no token at all: empty, too long, or with other characters than ASCII letters, digits,
  /// `_` and `-`.
  private(set) var firstOdd = SamplePlace.none
  private var lastIndex = 0

  /// The values as text, sorted.
  var texts: [String] {
    values.sorted { $0.lexicographicallyPrecedes($1) }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether every value was a token and all of them are here.
  var isComplete: Bool { !isOverfull && firstOdd.isNone }

  mutating func insert(_ bytes: UnsafeBufferPointer<UInt8>, at place: SamplePlace) {
    guard isComplete else { return }
    if lastIndex < values.count, values[lastIndex].elementsEqual(bytes) { return }
    if let index = values.firstIndex(where: { $0.elementsEqual(bytes) }) {
      lastIndex = index
      return
    }
    guard Self.isToken(bytes) else {
      firstOdd.merge(place)
      return
    }
    add(Array(bytes))
  }

  mutating func merge(_ other: TokenSet) {
    for value in other.values where !values.contains(value) { add(value) }
    isOverfull = isOverfull || other.isOverfull
    firstOdd.merge(other.firstOdd)
  }

  private mutating func add(_ value: [UInt8]) {
    guard values.count < Self.limit else {
      isOverfull = true
      return
    }
    lastIndex = values.count
    values.append(value)
  }

  private static func isToken(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !bytes.isEmpty, bytes.count <= maximumLength else { return false }
    return bytes.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
  }
}

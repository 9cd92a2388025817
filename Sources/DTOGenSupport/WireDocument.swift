public import Foundation

/// The bytes of a JSON document and where in it each value stands, for errors and tests that show values as written.
///
/// Assumes JSON that Foundation has read. What is known of a list or an object is kept, so that going through all
/// elements of a list takes linear time.
public final class WireDocument: @unchecked Sendable {
  /// A member of an object, or an element of an array.
  public struct Member {
    /// Nil in an array.
    public let key: String?
    /// Where the key begins, or the element.
    public let start: Int
    public let value: Range<Int>
  }

  public let data: Data
  let keys: WireKeys
  private let lock = NSLock()
  private var loaded: WireText?
  private var known: [Int: [Member]] = [:]

  public convenience init(_ data: Data) {
    self.init(data, keys: .asWritten)
  }

  /// UTF-16 with its byte order mark becomes UTF-8.
  init(_ data: Data, keys: WireKeys) {
    let isWide = data.first.map { $0 >= 0xFE } ?? false
    self.data = isWide ? String(data: data, encoding: .utf16).map { Data($0.utf8) } ?? data : data
    self.keys = keys
  }

  /// Where the document's value stands.
  public var root: Range<Int> { text.root }

  public func bytes(_ range: Range<Int>) -> Data { Data(text.bytes[range]) }

  /// The members of the object or array that begins where the range does; none of another value.
  public func members(of value: Range<Int>) -> [Member] {
    let text = text
    return lock.withLock {
      if let members = known[value.lowerBound] { return members }
      let members = text.members(at: value.lowerBound)
      known[value.lowerBound] = members
      return members
    }
  }

  /// Nothing is read before somebody asks, since most documents decode.
  var text: WireText {
    lock.withLock {
      let text = loaded ?? WireText([UInt8](data))
      loaded = text
      return text
    }
  }
}

/// Goes through the bytes of a JSON document without understanding more than where values begin and end.
struct WireText {
  let bytes: [UInt8]
  private(set) var root = 0..<0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let start = afterSpace(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
    root = start..<end(ofValueAt: start)
  }

  func members(at start: Int) -> [WireDocument.Member] {
    guard let open = byte(start), open == UInt8(ascii: "{") || open == UInt8(ascii: "[") else { return [] }
    var members: [WireDocument.Member] = []
    var position = afterSpace(start + 1)
    while let next = byte(position), next != UInt8(ascii: "}"), next != UInt8(ascii: "]") {
      let first = position
      var key: String?
      if open == UInt8(ascii: "{") {
        position = end(ofStringAt: first)
        key = string(first..<position)
        position = afterSpace(afterSpace(position) + 1)
      }
      let value = position..<end(ofValueAt: position)
      members.append(.init(key: key, start: first, value: value))
      position = afterSpace(value.upperBound)
      if byte(position) == UInt8(ascii: ",") { position = afterSpace(position + 1) }
    }
    return members
  }

  /// Where the numbers stand, or the strings.
  func tokens(strings: Bool) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var position = 0
    while let byte = byte(position) {
      let isString = byte == UInt8(ascii: "\"")
      guard isString || byte == UInt8(ascii: "-") || (48...57).contains(byte) else {
        position += 1
        continue
      }
      let end = end(ofValueAt: position)
      if isString == strings { tokens.append(position..<end) }
      position = end
    }
    return tokens
  }

  /// Nil where the string is none, since it has a bad escape or bytes that are no UTF-8.
  func string(_ range: Range<Int>) -> String? {
    let content = bytes[range].dropFirst().dropLast()
    guard content.contains(where: { $0 == UInt8(ascii: "\\") || $0 < 0x20 || $0 > 0x7E }) else {
      return String(decoding: content, as: UTF8.self)
    }
    return try? JSONDecoder().decode(String.self, from: Data(bytes[range]))
  }

  private func byte(_ position: Int) -> UInt8? { position < bytes.count ? bytes[position] : nil }

  private func afterSpace(_ start: Int) -> Int {
    var position = start
    while let byte = byte(position), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    return min(position, bytes.count)
  }

  private func end(ofValueAt start: Int) -> Int {
    var position = start
    var depth = 0
    while let byte = byte(position) {
      switch byte {
      case UInt8(ascii: "\""): position = end(ofStringAt: position) - 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: if depth == 0 { return bytes[(start + 1)...].firstIndex(where: Self.ends.contains) ?? bytes.count }
      }
      position += 1
      if depth <= 0 { return position }
    }
    return position
  }

  private func end(ofStringAt start: Int) -> Int {
    var position = start + 1
    while let byte = byte(position), byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    return min(position + 1, bytes.count)
  }

  /// Behind a number or a word.
  private static let ends = Array("}],: \n\r\t".utf8)
}

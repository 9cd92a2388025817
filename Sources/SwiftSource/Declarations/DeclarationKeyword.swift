/// The words that begin a declaration, or stand before such a word.
enum DeclarationKeyword: String, Hashable, Sendable, CaseIterable {
  case `struct`, `class`, `enum`, actor, `protocol`, `extension`
  case `func`, `init`, `subscript`, `var`, `let`, `case`, `typealias`, `associatedtype`, `import`
  case `deinit`, `precedencegroup`, `operator`, macro
  case `public`, `private`, `fileprivate`, `internal`, `open`, package, `static`, final, lazy, weak, unowned
  case mutating, nonmutating, override, required, convenience, dynamic, optional, indirect, prefix, postfix, infix
  case nonisolated, isolated, distributed, borrowing, consuming

  var isModifier: Bool {
    switch self {
    case .struct, .class, .enum, .actor, .protocol, .extension, .func, .`init`, .subscript, .var, .let, .case,
      .typealias,
      .associatedtype, .import, .deinit, .precedencegroup, .operator, .macro:
      false
    default: true
    }
  }

  /// The keyword at a token; nil for any other word, found out without making a text of it.
  static func at(_ index: Int, in source: SwiftText) -> DeclarationKeyword? {
    guard source.tokens.indices.contains(index), source.tokens[index].kind == .word else { return nil }
    let range = source.tokens[index].range
    let first = Int(source.bytes[range.lowerBound]) - 0x61
    guard (0..<26).contains(first), range.count < 32, lengths[first] & (1 << UInt32(range.count)) != 0 else {
      return nil
    }
    return byName[source.text(range)]
  }

  private static let byName = Dictionary(allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })

  /// By first letter the lengths that a keyword has, as bits.
  private static let lengths: [UInt32] = {
    var lengths = [UInt32](repeating: 0, count: 26)
    for keyword in allCases {
      let bytes = Array(keyword.rawValue.utf8)
      lengths[Int(bytes[0]) - 0x61] |= 1 << UInt32(bytes.count)
    }
    return lengths
  }()
}

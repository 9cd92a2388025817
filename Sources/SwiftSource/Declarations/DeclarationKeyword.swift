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

  /// The keyword at a token; nil for any other word.
  static func at(_ index: Int, in source: SwiftText) -> DeclarationKeyword? {
    guard source.tokens.indices.contains(index), source.tokens[index].kind == .word else { return nil }
    return byName[source.text(source.tokens[index].range)]
  }

  private static let byName = Dictionary(allCases.map { ($0.rawValue, $0) }, uniquingKeysWith: { first, _ in first })
}

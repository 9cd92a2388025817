import DTOGenBase

/// A call as it stands in a Swift text, such as `.target(name: "Kit")` in a manifest: its name and the string literals
/// among its arguments.
package struct SwiftCall: Hashable, Sendable {
  package struct Argument: Hashable, Sendable {
    /// Empty where it has none.
    package var label: String
    /// The text where the argument is one string literal and nothing else.
    package var text: String?
    /// Of all string literals in it.
    package var strings: [String]
  }

  package var name: String
  package var arguments: [Argument]

  package subscript(label: String) -> Argument? { arguments.first { $0.label == label } }

  /// Of all arguments.
  package var strings: [String] { arguments.flatMap(\.strings) }

  /// The calls `.name(…)` of these names, in the order of the text; those inside of one of them are left out.
  package static func members(named names: Set<String>, in text: String) -> [SwiftCall] {
    let source = SwiftText(InputFile(path: "", bytes: Array(text.utf8)))
    let brackets = BracketTable(source)
    var calls: [SwiftCall] = []
    var index = 0
    while index < source.tokens.count {
      let opening = index + 2
      guard source.token(index, is: "."), source.isName(index + 1), source.token(opening, is: "("),
        names.contains(source.text(index + 1))
      else {
        index += 1
        continue
      }
      let end = brackets.end(of: opening)
      let arguments = arguments(source, brackets, opening + 1..<max(end, opening + 1))
      calls.append(SwiftCall(name: source.text(index + 1), arguments: arguments))
      index = end + 1
    }
    return calls
  }

  /// The string literals of a text, without those that interpolate.
  package static func strings(in text: String) -> Set<String> {
    let source = SwiftText(InputFile(path: "", bytes: Array(text.utf8)))
    return Set(source.tokens.indices.compactMap(source.literal))
  }

  private static func arguments(_ source: SwiftText, _ brackets: BracketTable, _ range: Range<Int>) -> [Argument] {
    var arguments: [Argument] = []
    var start = range.lowerBound
    var index = start
    while index <= range.upperBound {
      if index == range.upperBound || source.token(index, is: ",") {
        if index > start { arguments.append(argument(source, start..<index)) }
        start = index + 1
      }
      index = index < range.upperBound && source.kind(index) == .opening ? brackets.end(of: index) + 1 : index + 1
    }
    return arguments
  }

  private static func argument(_ source: SwiftText, _ range: Range<Int>) -> Argument {
    let hasLabel = source.isName(range.lowerBound) && source.token(range.lowerBound + 1, is: ":")
    let value = range.dropFirst(hasLabel ? 2 : 0)
    return Argument(
      label: hasLabel ? source.text(range.lowerBound) : "",
      text: value.count == 1 ? value.first.flatMap(source.literal) : nil, strings: value.compactMap(source.literal))
  }
}

extension SwiftText {
  /// What a string literal of one line says; nil for another token, and for a piece of a literal that interpolates.
  fileprivate func literal(_ index: Int) -> String? {
    guard kind(index) == .string else { return nil }
    let literal = text(tokens[index].range)
    let signs = literal.prefix { $0 == "#" }
    guard literal.hasPrefix(signs + "\""), literal.hasSuffix("\"" + signs), literal.utf8.count >= signs.count * 2 + 2
    else { return nil }
    let content = String(literal.dropFirst(signs.count + 1).dropLast(signs.count + 1))
    let escape = "\\" + signs
    return content.replacing(escape + "\"", with: "\"").replacing(escape + "\\", with: "\\")
  }
}

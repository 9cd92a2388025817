/// Which bracket closes which, for all brackets of a file.
///
/// Assumes nothing: what nobody closes ends with the file, or with its branch of an `#if`. Each branch begins with
/// the brackets that stood open before the first one.
package struct BracketTable: Sendable {
  /// By opening bracket the index of the token that closes it.
  private var ends: [Int32]

  init(_ source: SwiftText) {
    ends = Array(repeating: -1, count: source.tokens.count)
    var open: [Int] = []
    var conditions: [[Int]] = []
    for index in source.tokens.indices {
      switch source.tokens[index].kind {
      case .opening: open.append(index)
      case .closing:
        let opening = BracketTable.opening(for: source.bytes[source.tokens[index].range.lowerBound])
        guard let place = open.lastIndex(where: { source.bytes[source.tokens[$0].range.lowerBound] == opening }) else {
          continue
        }
        for unclosed in open[place...] { ends[unclosed] = Int32(index) }
        open.removeSubrange(place...)
      case .poundWord:
        if source.token(index, is: "#if") {
          conditions.append(open)
        } else if source.token(index, is: "#else") || source.token(index, is: "#elseif"), let before = conditions.last {
          for unclosed in open where !before.contains(unclosed) { ends[unclosed] = Int32(index) }
          open = before
        } else if source.token(index, is: "#endif") {
          conditions.removeLast(conditions.isEmpty ? 0 : 1)
        }
      default: break
      }
    }
    for unclosed in open where ends[unclosed] < 0 { ends[unclosed] = Int32(source.tokens.count) }
  }

  /// The index of the token that closes the bracket at `index`; the number of tokens where nothing does.
  package func end(of index: Int) -> Int { Int(ends[index]) }

  private static func opening(for closing: UInt8) -> UInt8 {
    switch closing {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }
}

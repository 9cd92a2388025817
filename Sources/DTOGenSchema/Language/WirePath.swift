import DTOGenBase

/// A path into a wire document: the one grammar of `at`, expressions, checks and errors.
///
/// Segments are joined by `.`; a key of other characters than letters, digits, `_` and `-` stands in back-ticks.
/// The empty path, written `.`, is the value itself.
package struct WirePath: Hashable, Sendable, CustomStringConvertible {
  package enum Segment: Hashable, Sendable {
    case key(String)
    case index(Int)
    /// `[last]`
    case last
    /// `[]`: each element.
    case each
  }

  package var segments: [Segment]

  package init(_ segments: [Segment] = []) { self.segments = segments }

  /// The path as a person writes it; parsing it gives the same path back.
  package var description: String {
    if segments.isEmpty { return "." }
    var text = ""
    for segment in segments {
      switch segment {
      case .key(let key):
        if !text.isEmpty { text += "." }
        text += WirePath.text(of: key)
      case .index(let index): text += "[\(index)]"
      case .last: text += "[last]"
      case .each: text += "[]"
      }
    }
    return text
  }

  /// A key as a path has it, in back-ticks where it needs them.
  package static func text(of key: String) -> String { isPlain(key) ? key : "`\(key.replacingBackTicks)`" }

  /// Whether a key needs no back-ticks.
  static func isPlain(_ key: String) -> Bool {
    let isUsual = key.allBytes { byte in
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || Unicode.Scalar(byte).isASCIILetterOrDigit
    }
    return !key.isEmpty && (isUsual || key.unicodeScalars.allSatisfy(isPlain))
  }

  /// A letter or a digit of any script, `_` or `-`.
  static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return scalar == "_" || scalar == "-" || scalar.isASCIILetterOrDigit }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}

extension String {
  /// A back-tick inside a quoted key is doubled.
  fileprivate var replacingBackTicks: String {
    split(separator: "`", omittingEmptySubsequences: false).joined(separator: "``")
  }
}

/// One token of Swift source text, as byte offsets: what the lexer makes and the declaration reader reads.
///
/// Comments and blanks are no tokens. A string with interpolations is several: its pieces of text, and between them
/// the code of each interpolation in brackets of its own.
package struct SwiftToken: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    /// A name or a keyword: which of both depends on the place.
    case word
    /// A name in back-ticks, which is never a keyword.
    case quotedWord
    /// `$0` and `$value`.
    case dollarWord
    case number
    /// A whole string literal, or a piece of one between interpolations.
    case string
    case regex
    /// A run of operator characters, such as `->`, `==` and `<`.
    case `operator`
    /// `!` or `?` right behind an expression or a type.
    case postfixMark
    /// `#if`, `#selector`, `#Preview`, with the sign.
    case poundWord
    /// One of `, ; : . @ # \`.
    case punctuation
    /// One of `( [ {`, or the bracket that opens an interpolation.
    case opening
    /// One of `) ] }`, or the bracket that closes an interpolation.
    case closing
  }

  package var kind: Kind
  /// Whether only blanks and comments stand before it in its line.
  package var startsLine: Bool
  package var followsBlank: Bool
  var start: UInt32
  var end: UInt32

  /// The bytes of the token in the file.
  package var range: Range<Int> { Int(start)..<Int(end) }
}

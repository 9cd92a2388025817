/// What identifiers are made of, in schemas as in names: ASCII is told without a look into the tables of Unicode.
extension Unicode.Scalar {
  /// A letter, with which an identifier may begin; `_` is none.
  package var isIdentifierStart: Bool { isASCII ? isASCIILetterOrDigit && self > "9" : properties.isXIDStart }

  /// A letter, a digit, a mark or `_`, with which it may go on.
  package var isIdentifierPart: Bool { isASCII ? self == "_" || isASCIILetterOrDigit : properties.isXIDContinue }
}

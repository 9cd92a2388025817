import DTOGenSchema

/// Decides the wire type of a path's strings: a format only where every sample has it strictly.
enum TextRule {
  struct Result: Sendable {
    var type: ScalarType
    /// The first sample that forbids the format the others have.
    var widenedBy: SamplePlace
    var reason: String
    /// Something the user should know, such as a missing time zone.
    var note: (text: String, place: SamplePlace)?
  }

  static func type(of texts: TextFacts, key: KeyRole) -> Result {
    for type in ScalarType.allCases {
      guard let format = TextFormat(of: type), texts.formats.contains(format) else { continue }
      // A number in a text may be one of anything.
      if format == .decimal, !isDecimal(texts, key: key) { continue }
      return Result(
        type: type, widenedBy: .none, reason: format.reason, note: format.note.map { ($0, texts.first) })
    }
    if !texts.firstJSON.isNone {
      let note = "the text looks like JSON inside a string: it stays a string unless the mapper decodes it"
      return Result(type: .string, widenedBy: .none, reason: "free text", note: (note, texts.firstJSON))
    }
    return Result(type: .string, widenedBy: widening(texts), reason: "the texts have no common format")
  }

  /// Whether the texts are amounts: each with a fraction, since `"12"` may be a number of anything.
  static func isDecimal(_ texts: TextFacts, key: KeyRole) -> Bool {
    texts.formats.contains(.decimal) && key.isMoney && texts.firstWholeDecimal.isNone
  }

  /// The sample that ended the last possible format, where it was not the very first.
  private static func widening(_ texts: TextFacts) -> SamplePlace {
    if texts.formats.contains(.decimal), texts.firstWholeDecimal != texts.first { return texts.firstWholeDecimal }
    var last: SamplePlace?
    for format in TextFormat.inOrder {
      let place = texts.refusal(of: format)
      if !place.isNone, place != texts.first { last = max(last ?? place, place) }
    }
    return last ?? .none
  }
}

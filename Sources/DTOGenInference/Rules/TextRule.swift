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
    if texts.formats.contains(.dateTime) { return result(.dateTime, "every text is an RFC 3339 date-time") }
    if texts.formats.contains(.localDateTime) {
      let note =
        "no time zone: the moments are read as local date-times; if they are all of one zone, say so in the mapper"
      return result(.localDateTime, "every text is a date-time without a zone", note: (note, texts.first))
    }
    if texts.formats.contains(.date) { return result(.date, "every text is a calendar date") }
    if texts.formats.contains(.uuid) { return result(.uuid, "every text is a UUID") }
    if texts.formats.contains(.url) { return result(.url, "every text is an absolute URL") }
    if isDecimal(texts, key: key) {
      return result(.decimalString, "every text is a number with a fraction, and the key speaks of money")
    }
    if !texts.firstJSON.isNone {
      let note = "the text looks like JSON inside a string: it stays a string unless the mapper decodes it"
      return result(.string, "free text", note: (note, texts.firstJSON))
    }
    return Result(type: .string, widenedBy: widening(texts), reason: "the texts have no common format")
  }

  /// Whether the texts are amounts: each with a fraction, since `"12"` may be a number of anything.
  static func isDecimal(_ texts: TextFacts, key: KeyRole) -> Bool {
    texts.formats.contains(.decimal) && key.isMoney && texts.firstWholeDecimal.isNone
  }

  private static func result(
    _ type: ScalarType, _ reason: String, note: (text: String, place: SamplePlace)? = nil
  ) -> Result {
    Result(type: type, widenedBy: .none, reason: reason, note: note)
  }

  /// The sample that ended the last possible format, where it was not the very first.
  private static func widening(_ texts: TextFacts) -> SamplePlace {
    if texts.formats.contains(.decimal), texts.firstWholeDecimal != texts.first { return texts.firstWholeDecimal }
    var last: SamplePlace?
    for format in TextFormats.each {
      let place = texts.refusal(of: format)
      if !place.isNone, place != texts.first { last = max(last ?? place, place) }
    }
    return last ?? .none
  }
}

/// What is known of all strings seen at one path.
struct TextFacts: Sendable {
  /// The first string that is not of a format.
  struct Refusal: Sendable {
    var formats: TextFormats
    var place: SamplePlace
  }

  var count = 0
  var first = SamplePlace.none
  /// The formats that every string so far has.
  var formats = TextFormats.all
  /// When each format that is no longer possible was first refused.
  var refusals: [Refusal] = []
  var firstEmpty = SamplePlace.none
  /// The first decimal text without a fraction part.
  var firstWholeDecimal = SamplePlace.none
  /// The most digits behind the point of decimal texts, zeros at the end left out.
  var fractionDigits = 0
  /// The longest decimal text, in bytes.
  var longestDecimal = 0
  /// The first string that looks like a JSON object or array.
  var firstJSON = SamplePlace.none
  /// The distinct values, where the key makes them worth knowing.
  var tokens: TokenSet?

  mutating func refuse(_ refused: TextFormats, at place: SamplePlace) {
    formats.subtract(refused)
    refusals.append(Refusal(formats: refused, place: place))
  }

  /// Where the first string without `format` stands.
  func refusal(of format: TextFormat) -> SamplePlace {
    var first = SamplePlace.none
    for refusal in refusals where refusal.formats.contains(format) { first.merge(refusal.place) }
    return first
  }

  mutating func merge(_ other: TextFacts) {
    count += other.count
    first.merge(other.first)
    formats.formIntersection(other.formats)
    refusals = TextFormat.inOrder.compactMap { format in
      let place = min(refusal(of: format), other.refusal(of: format))
      return place.isNone ? nil : Refusal(formats: TextFormats(format), place: place)
    }
    firstEmpty.merge(other.firstEmpty)
    firstWholeDecimal.merge(other.firstWholeDecimal)
    fractionDigits = max(fractionDigits, other.fractionDigits)
    longestDecimal = max(longestDecimal, other.longestDecimal)
    firstJSON.merge(other.firstJSON)
    switch (tokens, other.tokens) {
    case (var mine?, let theirs?):
      mine.merge(theirs)
      tokens = mine
    case (nil, _) where count == other.count: tokens = other.tokens
    case (_, nil) where other.count == 0: break
    default: tokens = nil
    }
  }
}

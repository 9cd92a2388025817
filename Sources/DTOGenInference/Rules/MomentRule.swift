import DTOGenSchema

/// Recognises whole numbers that may be moments, only to say so: without a rule from the user they stay numbers.
enum MomentRule {
  struct Unit: Sendable {
    var words: String
    var type: ScalarType
  }

  /// The unit in which every number lies between the years 2001 and 2100, where the key speaks of a moment.
  static func unit(of numbers: NumberFacts, key: KeyRole) -> Unit? {
    guard key.isMoment, numbers.count > 0, numbers.firstBeyondInt64.isNone else { return nil }
    let seconds: ClosedRange<Int64> = 1_000_000_000...4_102_444_800
    let milliseconds = seconds.lowerBound * 1000...seconds.upperBound * 1000
    if seconds.contains(numbers.smallest), seconds.contains(numbers.largest) {
      return Unit(words: "seconds since 1970", type: .epochSeconds)
    }
    if milliseconds.contains(numbers.smallest), milliseconds.contains(numbers.largest) {
      return Unit(words: "milliseconds since 1970", type: .epochMilliseconds)
    }
    return nil
  }
}

import DTOGenSchema

/// Decides the wire type of a path's numbers so that no digit is lost on the way.
///
/// `int` while every number is written whole and fits Int64; then `uint64`; `decimal` where a Double would not print
/// a number back with the same value, and for fractions of money; `double` for all other fractions. A number written
/// with a fraction or an exponent (`1.0`, `1e3`) counts as a fraction, whole by value or not.
enum NumberRule {
  struct Result: Sendable {
    var type: ScalarType
    /// The first sample that forbids `int`.
    var widenedBy: SamplePlace
    var reason: String
    /// What is wrong with the numbers, where Foundation's decoder cannot hold one of them.
    var warning: (text: String, place: SamplePlace)?
  }

  static func type(of numbers: NumberFacts, key: KeyRole) -> Result {
    if numbers.firstFraction.isNone {
      if numbers.firstBeyondInt64.isNone {
        return Result(type: .int, widenedBy: .none, reason: "every number is whole and fits 64 bits")
      }
      if numbers.firstBeyondUInt64.isNone, numbers.smallest >= 0 {
        return Result(
          type: .uint64, widenedBy: numbers.firstBeyondInt64, reason: "a whole number is greater than Int64 holds")
      }
      return wide(numbers, widenedBy: min(numbers.firstBeyondUInt64, numbers.firstBeyondInt64))
    }
    if !numbers.firstInexact.isNone { return wide(numbers, widenedBy: numbers.firstInexact) }
    if !numbers.firstRefusedAsDouble.isNone { return decimalForZero(numbers, at: numbers.firstRefusedAsDouble) }
    if key.isMoney {
      return Result(
        type: .decimal, widenedBy: numbers.firstFraction, reason: "a fraction, and the key speaks of money")
    }
    return Result(type: .double, widenedBy: numbers.firstFraction, reason: "a number has a fraction or an exponent")
  }

  /// A zero such as `0e1`, which Foundation reads as a Decimal only.
  private static func decimalForZero(_ numbers: NumberFacts, at place: SamplePlace) -> Result {
    Result(
      type: .decimal, widenedBy: place, reason: "Foundation's decoder refuses this number as a Double",
      warning: (
        "Foundation's decoder refuses this number, a zero with an exponent, as a Double; 'decimal' was chosen, which "
          + "reads it; correct the sample if no server sends it", place
      ))
  }

  /// Numbers that a Double would change.
  private static func wide(_ numbers: NumberFacts, widenedBy place: SamplePlace) -> Result {
    let reason = "a Double would not keep every digit"
    if numbers.firstBeyondDecimal.isNone {
      return Result(type: .decimal, widenedBy: place, reason: reason)
    }
    if numbers.firstBeyondDouble.isNone {
      let text =
        "this number has more digits or a larger exponent than Decimal holds (38 digits, exponents from -128 to 127)"
        + "; 'double' was chosen and rounds it; correct the sample or write another type"
      return Result(type: .double, widenedBy: place, reason: reason, warning: (text, numbers.firstBeyondDecimal))
    }
    let text = "no Swift number type holds this number and Foundation refuses the document; correct the sample"
    return Result(type: .double, widenedBy: place, reason: reason, warning: (text, numbers.firstBeyondDouble))
  }
}

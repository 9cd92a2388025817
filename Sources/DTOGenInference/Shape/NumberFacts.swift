/// What is known of all numbers seen at one path.
///
/// "Whole" means written without fraction and exponent: `1.0` and `1e3` are whole by value, but a server that writes
/// them speaks of measures and may write `1.5` next, so they make the path a `double`.
struct NumberFacts: Sendable {
  var count = 0
  var first = SamplePlace.none
  /// The first number written with a fraction or an exponent.
  var firstFraction = SamplePlace.none
  /// The first whole number that Int64 does not hold.
  var firstBeyondInt64 = SamplePlace.none
  /// The first whole number that UInt64 does not hold, a negative one included.
  var firstBeyondUInt64 = SamplePlace.none
  /// The first number that a Double would not print back with the same value.
  var firstInexact = SamplePlace.none
  /// The first number that Foundation's Decimal does not hold exactly: more than 38 digits, or too large an exponent.
  var firstBeyondDecimal = SamplePlace.none
  /// The first number that is infinite as a Double, or zero without being zero.
  var firstBeyondDouble = SamplePlace.none
  /// The first number that Foundation's decoder refuses as a Double only because of how it is written: `0e1`.
  var firstRefusedAsDouble = SamplePlace.none
  /// The most digits after the point, as written; an exponent counts as many.
  var fractionDigits = 0
  /// The range of the whole numbers within Int64.
  var smallest = Int64.max
  var largest = Int64.min

  mutating func merge(_ other: NumberFacts) {
    count += other.count
    first.merge(other.first)
    firstFraction.merge(other.firstFraction)
    firstBeyondInt64.merge(other.firstBeyondInt64)
    firstBeyondUInt64.merge(other.firstBeyondUInt64)
    firstInexact.merge(other.firstInexact)
    firstBeyondDecimal.merge(other.firstBeyondDecimal)
    firstBeyondDouble.merge(other.firstBeyondDouble)
    firstRefusedAsDouble.merge(other.firstRefusedAsDouble)
    fractionDigits = max(fractionDigits, other.fractionDigits)
    smallest = min(smallest, other.smallest)
    largest = max(largest, other.largest)
  }
}

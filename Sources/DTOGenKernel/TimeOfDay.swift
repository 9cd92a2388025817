/// A time on a clock without a day or a time zone, as in `14:30:00`.
public struct TimeOfDay: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let hour: Int
  public let minute: Int
  public let second: Int
  public let nanosecond: Int

  /// Nil for a time that no clock shows: hour 24 and second 60 included.
  public init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (0...999_999_999).contains(nanosecond)
    else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  /// `HH:MM`, `HH:MM:SS`, or `HH:MM:SS.f` with one to nine digits (ISO 8601); nil for any other text.
  public init?(_ text: String) {
    let halves = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let clock = halves[0].split(separator: ":", omittingEmptySubsequences: false)
    let fraction = halves.count == 2 ? halves[1] : "0"
    guard clock.count == 3 || (clock.count == 2 && halves.count == 1) else { return nil }
    guard clock.allSatisfy({ $0.utf8.count == 2 }), (1...9).contains(fraction.utf8.count) else { return nil }
    guard (clock + [fraction]).allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }) else { return nil }
    let zeros = String(repeating: "0", count: 9 - fraction.utf8.count)
    guard let hour = Int(clock[0]), let minute = Int(clock[1]),
      let second = Int(clock.count == 3 ? clock[2] : "0"), let nanosecond = Int(fraction + zeros)
    else { return nil }
    self.init(hour: hour, minute: minute, second: second, nanosecond: nanosecond)
  }

  /// `HH:MM:SS`, and behind it the fraction as far as it is not zero.
  public var description: String {
    let clock = "\(padded(hour, to: 2)):\(padded(minute, to: 2)):\(padded(second, to: 2))"
    guard nanosecond > 0 else { return clock }
    var fraction = padded(nanosecond, to: 9)
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(clock).\(fraction)"
  }

  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    (left.hour, left.minute, left.second, left.nanosecond)
      < (right.hour, right.minute, right.second, right.nanosecond)
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: width - digits.count) + digits
  }
}

/// A time on a clock without a day or a zone: the wire type `time`.
///
/// `HH:mm`, `HH:mm:ss`, or that with a fraction of one to nine digits (ISO 8601-1, 5.3.1; RFC 3339, section 5.6,
/// `partial-time`). Hour 24 and second 60 are refused, because no clock of an app shows them.
package struct TimeOfDay: StrictText, Comparable, WrittenText {
  let hour: Int
  let minute: Int
  let second: Int
  let nanosecond: Int

  package init?(hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      (0...999_999_999).contains(nanosecond)
    else { return nil }
    self.hour = hour
    self.minute = minute
    self.second = second
    self.nanosecond = nanosecond
  }

  package init?(bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = TextScanner(bytes)
    guard bytes.count >= 5, let time = Self(&scanner, fractionDigits: 9), scanner.isAtEnd else { return nil }
    self = time
  }

  /// Reads a time and leaves the scanner behind it; a fraction beyond nanoseconds is cut off.
  init?(_ scanner: inout TextScanner, fractionDigits limit: Int = .max) {
    guard let hour = scanner.number(digits: 2), scanner.skip(":"), let minute = scanner.number(digits: 2) else {
      return nil
    }
    guard scanner.skip(":") else {
      self.init(hour: hour, minute: minute)
      return
    }
    guard let second = scanner.number(digits: 2), let fraction = scanner.fraction(), fraction.digits <= limit else {
      return nil
    }
    self.init(hour: hour, minute: minute, second: second, nanosecond: fraction.nanoseconds)
  }

  var secondOfDay: Int { hour * 3600 + minute * 60 + second }

  /// `HH:mm:ss`, and the fraction as far as it is not zero.
  package func write(to text: inout [UInt8]) {
    text.append(digits: hour, width: 2)
    text.append(UInt8(ascii: ":"))
    text.append(digits: minute, width: 2)
    text.append(UInt8(ascii: ":"))
    text.append(digits: second, width: 2)
    guard nanosecond > 0 else { return }
    text.append(UInt8(ascii: "."))
    text.append(digits: nanosecond, width: 9)
    while text.last == UInt8(ascii: "0") { text.removeLast() }
  }

  package static func < (lhs: TimeOfDay, rhs: TimeOfDay) -> Bool {
    (lhs.secondOfDay, lhs.nanosecond) < (rhs.secondOfDay, rhs.nanosecond)
  }
}

/// A length of time: the wire type `duration`.
///
/// ISO 8601-1, 5.5.2: `P`, then weeks alone (`P2W`), or days and behind `T` hours, minutes and seconds, each once, in
/// this order and at least one (`PT2H35M`, `P1DT2H`, `PT0.5S`). Seconds may have a fraction of one to nine digits.
/// Years and months are refused, because they have no fixed length; a day is 24 hours. There is no sign.
package struct DurationText: StrictText, Comparable, WrittenText {
  package let seconds: Int64
  /// 0 to 999 999 999.
  package let nanoseconds: Int64

  private static let units: [(letter: Unicode.Scalar, seconds: Int64)] = [
    ("W", 604_800), ("D", 86_400), ("H", 3_600), ("M", 60), ("S", 1),
  ]
  private static let firstOfTime = 2

  /// Nil for less than nothing.
  package init?(seconds: Int64, nanoseconds: Int64 = 0) {
    guard seconds >= 0, (0...999_999_999).contains(nanoseconds) else { return nil }
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  package init?(bytes: UnsafeBufferPointer<UInt8>) {
    var scanner = TextScanner(bytes)
    guard bytes.count >= 3, scanner.skip("P") else { return nil }
    var seconds: Int64 = 0
    var nanoseconds = 0
    var next = 0
    var isTime = false
    while !scanner.isAtEnd {
      if !isTime, next < Self.units.count, scanner.skip("T") {
        isTime = true
        next = Self.firstOfTime
      }
      guard let count = Self.number(&scanner), let fraction = scanner.fraction(), fraction.digits <= 9,
        let unit = Self.units[next...].firstIndex(where: { scanner.skip($0.letter) }),
        (unit >= Self.firstOfTime) == isTime, fraction.digits == 0 || Self.units[unit].seconds == 1
      else { return nil }
      let part = count.multipliedReportingOverflow(by: Self.units[unit].seconds)
      let sum = seconds.addingReportingOverflow(part.partialValue)
      guard !part.overflow, !sum.overflow else { return nil }
      seconds = sum.partialValue
      nanoseconds = fraction.nanoseconds
      // Nothing stands beside weeks.
      next = unit == 0 ? Self.units.count : unit + 1
    }
    self.init(seconds: seconds, nanoseconds: Int64(nanoseconds))
  }

  private static func number(_ scanner: inout TextScanner) -> Int64? {
    let start = scanner.position
    guard scanner.skipDigits() > 0 else { return nil }
    return Int64(String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self))
  }

  /// `PT26H10M`, without parts that are zero and without days; `PT0S` for no time.
  package func write(to text: inout [UInt8]) {
    text += "PT".utf8
    let parts = [(seconds / 3600, "H"), (seconds / 60 % 60, "M")]
    for (count, letter) in parts where count > 0 { text += "\(count)\(letter)".utf8 }
    let rest = seconds % 60
    guard rest > 0 || nanoseconds > 0 || seconds == 0 else { return }
    text += "\(rest)".utf8
    if nanoseconds > 0 {
      text.append(UInt8(ascii: "."))
      text.append(digits: Int(nanoseconds), width: 9)
      while text.last == UInt8(ascii: "0") { text.removeLast() }
    }
    text.append(UInt8(ascii: "S"))
  }

  package static func < (lhs: DurationText, rhs: DurationText) -> Bool {
    (lhs.seconds, lhs.nanoseconds) < (rhs.seconds, rhs.nanoseconds)
  }
}

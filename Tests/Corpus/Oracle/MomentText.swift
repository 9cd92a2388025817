/// Reads date and time text by the book, to compare moments without Foundation's and the product's readers.
enum MomentText {
  /// Seconds since 1970 of `2024-05-01T14:30:00.5+02:00` (`T`, `t` or a space; `Z`, `z`, `+02:00`, `+0200`, `+02`).
  static func seconds(_ text: String) -> Double? {
    var scanner = Scanner(text)
    guard let day = scanner.day(), scanner.skip("Tt "), let time = scanner.time() else { return nil }
    var offset = 0
    if !scanner.skip("Zz") {
      let isWest = scanner.skip("-")
      guard isWest || scanner.skip("+"), let hours = scanner.number(2) else { return nil }
      let hasColon = scanner.skip(":")
      let minutes = hasColon || !scanner.isAtEnd ? scanner.number(2) : 0
      guard let minutes else { return nil }
      offset = (hours * 60 + minutes) * (isWest ? -60 : 60)
    }
    guard scanner.isAtEnd else { return nil }
    return Double(days(day) * 86_400 + time.seconds - offset) + time.fraction
  }

  /// Days since 1970-01-01, counted year by year in the Gregorian calendar.
  private static func days(_ day: (year: Int, month: Int, day: Int)) -> Int {
    func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
    var days = 0
    if day.year >= 1970 {
      for year in 1970..<day.year { days += isLeap(year) ? 366 : 365 }
    } else {
      for year in day.year..<1970 { days -= isLeap(year) ? 366 : 365 }
    }
    let months = [31, isLeap(day.year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return days + months.prefix(day.month - 1).reduce(0, +) + day.day - 1
  }

  private struct Scanner {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func skip(_ characters: String) -> Bool {
      guard let first = rest.first, characters.contains(first) else { return false }
      rest.removeFirst()
      return true
    }

    mutating func number(_ width: Int) -> Int? {
      let digits = rest.prefix(width)
      guard digits.count == width, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
      rest.removeFirst(width)
      return Int(digits)
    }

    mutating func day() -> (year: Int, month: Int, day: Int)? {
      guard let year = number(4), skip("-"), let month = number(2), (1...12).contains(month), skip("-"),
        let day = number(2)
      else { return nil }
      return (year, month, day)
    }

    mutating func time() -> (seconds: Int, fraction: Double)? {
      guard let hour = number(2), skip(":"), let minute = number(2) else { return nil }
      let second = skip(":") ? number(2) : 0
      guard let second else { return nil }
      var fraction = 0.0
      if skip(".") {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        rest.removeFirst(digits.count)
        fraction = Double("0." + digits) ?? 0
      }
      return (hour * 3600 + minute * 60 + second, fraction)
    }
  }
}

import DTOGenSupport
import Foundation
import Testing

/// Dates are those of RFC 3339, and no others.
@Suite struct StrictDateTests {
  private func seconds(_ text: String) -> Double? { WireDate.parse(text)?.timeIntervalSince1970 }

  @Test func offsetsAndFractionsCount() {
    #expect(seconds("1970-01-01T00:00:00Z") == 0)
    #expect(seconds("2024-07-01T01:00:00+03:00") == 1_719_784_800)
    #expect(seconds("2024-06-30T18:30:00-03:30") == 1_719_784_800)
    #expect(seconds("2024-02-29T23:59:59.5Z") == 1_709_251_199.5)
    #expect(seconds("2024-05-01T10:20:30.123456789123Z") == seconds("2024-05-01T10:20:30.123456789Z"))
  }

  @Test(arguments: [
    "", "2024-02-30T10:00:00Z", "2023-02-29T10:00:00Z", "2024-05-01T24:00:00Z", "2024-05-01T10:60:00Z",
    "2024-05-01T10:00:60Z", "2024-05-01t10:00:00Z", "2024-05-01T10:00:00z", "2024-05-01T10:00:00", "2024-05-01",
    "2024-05-01 10:00:00Z", "2024-05-01T10:00Z", "2024-05-01T10:00:00.Z", "2024-05-01T10:00:00,5Z",
    "2024-05-01T10:00:00+0300", "2024-05-01T10:00:00+03", "2024-05-01T10:00:00+24:00", "2024-05-01T10:00:00Zjunk",
    "2024-05-01T10:00:00+03:00 ", " 2024-05-01T10:00:00Z", "2024-5-1T10:00:00Z", "2024-13-01T10:00:00Z", "yesterday",
    "2024-05-01T10:00:00*03:00",
  ])
  func anythingElseIsRefused(_ text: String) {
    #expect(seconds(text) == nil)
  }

  @Test func theCalendarIsFoundations() {
    #expect(seconds("0000-01-01T00:00:00Z") == -62_167_219_200)
    #expect(seconds("0000-03-01T00:00:00Z") == -62_162_035_200)
    #expect(seconds("9999-12-31T23:59:59Z") == 253_402_300_799)
    // Four centuries, a day of each month and more.
    var day = Date(timeIntervalSince1970: -11_676_096_000)
    let style = Date.ISO8601FormatStyle()
    var strangers: [String] = []
    while day.timeIntervalSince1970 < 946_684_800 {
      if WireDate.parse(style.format(day)) != day { strangers.append(style.format(day)) }
      day.addTimeInterval(86_400 * 27 + 3_661)
    }
    #expect(strangers == [])
  }
}

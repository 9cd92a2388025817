import Testing

@testable import DTOGenBase

@Suite("Days and times without a zone")
struct CalendarTests {
  @Test func everyDayOfEightCenturiesCountsOn() throws {
    var days = try #require(CalendarDate("1600-01-01")).daysSince1970
    #expect(days == -135_140)
    var count = 0
    for year in 1600..<2400 {
      for month in 1...12 {
        for day in 1...31 {
          guard let date = CalendarDate(year: year, month: month, day: day) else { continue }
          if date.daysSince1970 != days || CalendarDate(daysSince1970: days) != date {
            Issue.record("\(date) is day \(date.daysSince1970), not \(days)")
            return
          }
          days += 1
          count += 1
        }
      }
    }
    #expect(count == 2 * 146_097)
  }

  @Test func theFirstAndTheLastYear() throws {
    #expect(try #require(CalendarDate("0000-01-01")).daysSince1970 == -719_528)
    #expect(try #require(CalendarDate("9999-12-31")).daysSince1970 == 2_932_896)
    #expect(CalendarDate(daysSince1970: -719_528)?.description == "0000-01-01")
    #expect(CalendarDate(daysSince1970: 2_932_896)?.description == "9999-12-31")
    #expect(CalendarDate(daysSince1970: 2_932_897) == nil)
    #expect(CalendarDate(daysSince1970: .min) == nil)
  }

  @Test(
    "Days that do not exist, and other text, are none",
    arguments: [
      "2024-02-30", "2023-02-29", "1900-02-29", "2024-04-31", "2024-13-01", "2024-1-1", "20240101", "2024-01-01T",
      "24-01-01", "2024/01/01", "+024-01-01", "", "2024-01-0a",
    ])
  func noDates(text: String) { #expect(CalendarDate(text) == nil) }

  @Test(
    "Clock times",
    arguments: [
      ("09:48", "09:48:00"), ("09:48:07", "09:48:07"), ("00:00:00.120", "00:00:00.12"),
      ("23:59:59.999999999", "23:59:59.999999999"), ("24:00", nil), ("09:60", nil), ("09:48:60", nil), ("9:48", nil),
      ("09:48:07.", nil), ("09:48.5", nil), ("09:48:07.1234567890", nil), ("09:48:07Z", nil), ("09:48:", nil),
      ("", nil),
    ])
  func times(text: String, canonical: String?) { #expect(TimeOfDay(text)?.description == canonical) }

  @Test(
    "Local times of a day",
    arguments: [
      ("2024-05-01T14:30:00", "2024-05-01T14:30:00"), ("2024-05-01 14:30:00.5", "2024-05-01T14:30:00.5"),
      ("2024-05-01T14:30", "2024-05-01T14:30:00"), ("2024-05-01T14:30:00Z", nil), ("2024-05-01T14:30:00+02:00", nil),
      ("2024-05-01  14:30:00", nil), ("2024-05-01t14:30:00", nil), ("2024-02-30T14:30:00", nil), ("2024-05-01T", nil),
    ])
  func localTimes(text: String, canonical: String?) { #expect(LocalDateTime(text)?.description == canonical) }

  @Test func theyAreOrdered() throws {
    #expect(try #require(CalendarDate("2024-02-29")) < #require(CalendarDate("2024-03-01")))
    #expect(try #require(TimeOfDay("09:48")) < #require(TimeOfDay("09:48:00.1")))
    #expect(try #require(LocalDateTime("2024-02-29T23:00:00")) < #require(LocalDateTime("2024-03-01 01:00:00")))
  }
}

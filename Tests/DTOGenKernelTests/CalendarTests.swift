import DTOGenKernel
import Testing

/// Days and times without a zone are read strictly and written as they are read.
@Suite struct CalendarTests {
  @Test(arguments: ["2024-05-01", "2024-02-29", "2000-02-29", "0000-02-29", "9999-12-31", "2023-04-30"])
  func daysThatExist(_ text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(arguments: [
    "", "2024-02-30", "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-01", "2024-01-00", "2024-04-31", "2024-1-01",
    "24-01-01", "02024-01-01", "2024-05-01 ", " 2024-05-01", "2024/05/01", "2024-05-01T", "-024-05-01", "+024-05-01",
    "2024-05-0a", "20240501", "2024-05-1١",
  ])
  func otherTextIsNoDay(_ text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test func times() {
    #expect(TimeOfDay("14:30:00")?.description == "14:30:00")
    #expect(TimeOfDay("14:30")?.description == "14:30:00")
    #expect(TimeOfDay("23:59:59.000000001")?.nanosecond == 1)
    #expect(TimeOfDay("00:00:00.120")?.description == "00:00:00.12")
    #expect(LocalDateTime("2024-05-01T14:30:00")?.description == "2024-05-01T14:30:00")
    #expect(LocalDateTime("2024-05-01 14:30:00.5")?.description == "2024-05-01T14:30:00.5")
    #expect(LocalDateTime("2024-05-01 14:30")?.time.hour == 14)
  }

  @Test(arguments: [
    "", "24:00:00", "23:60:00", "23:59:60", "1:00:00", "14", "14:30:", "14:30:00.", "14:30.5", "14:30:00.1234567890",
    "14:30:00Z", "14:30:00+01:00", "14:30:00,5", "+1:30:00", "14:3a", "14:30:00.1.2",
  ])
  func otherTextIsNoTime(_ text: String) {
    #expect(TimeOfDay(text) == nil)
    #expect(LocalDateTime("2024-05-01T\(text)") == nil)
  }

  @Test(arguments: [
    "", "2024-05-01", "2024-05-01  14:30:00", "2024-05-01t14:30:00", "2024-02-30T14:30:00", "2024-05-01T14:30:00Z",
  ])
  func otherTextIsNoLocalTime(_ text: String) {
    #expect(LocalDateTime(text) == nil)
  }

  @Test func theyHaveAnOrder() throws {
    #expect(try #require(CalendarDate("2024-05-01")) < #require(CalendarDate(year: 2024, month: 5, day: 2)))
    #expect(try #require(TimeOfDay("14:30")) < #require(TimeOfDay(hour: 14, minute: 30, nanosecond: 1)))
    #expect(try #require(LocalDateTime("2024-05-01 14:30")) < #require(LocalDateTime("2024-05-02 00:00")))
  }

  @Test func rangesIncludeBothEnds() throws {
    func range(_ start: String, _ end: String) throws -> DateRange? {
      DateRange(start: try #require(CalendarDate(start)), end: try #require(CalendarDate(end)))
    }
    #expect(try range("2024-05-01", "2024-05-03")?.description == "2024-05-01/2024-05-03")
    #expect(try range("2024-05-02", "2024-05-01") == nil)
    let may = try #require(try range("2024-05-01", "2024-05-31"))
    #expect(may.contains(may.start))
    #expect(may.contains(may.end))
    #expect(try !may.contains(#require(CalendarDate("2024-06-01"))))
    for (start, end, overlaps) in [
      ("2024-05-31", "2024-06-02", true), ("2024-04-01", "2024-05-01", true), ("2024-06-01", "2024-06-02", false),
      ("2024-04-01", "2024-04-30", false), ("2024-05-10", "2024-05-11", true),
    ] {
      #expect(try may.overlaps(#require(try range(start, end))) == overlaps)
    }
  }

  @Test func errorsOfASessionAreCompared() {
    #expect(SessionError.server(status: 503) != .server(status: 500))
    #expect(SessionError.noConnection == .noConnection)
  }

  @Test func aTypeMayHoldItself() {
    struct Node: Hashable, Sendable {
      var name: String
      @Indirect var next: Node?
    }
    let node = Node(name: "a", next: Node(name: "b", next: nil))
    #expect(node.next?.name == "b")
    #expect(node != Node(name: "a", next: nil))
  }
}

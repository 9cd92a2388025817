import Testing

@testable import DTOGenBase

@Suite("Lengths of time")
struct DurationTextTests {
  @Test(
    "Weeks, or days, hours, minutes and seconds in this order",
    arguments: [
      ("PT2H35M", 9_300, 0, "PT2H35M"), ("P1DT2H", 93_600, 0, "PT26H"), ("P2W", 1_209_600, 0, "PT336H"),
      ("PT0S", 0, 0, "PT0S"), ("P0D", 0, 0, "PT0S"), ("PT90M", 5_400, 0, "PT1H30M"), ("PT1M30S", 90, 0, "PT1M30S"),
      ("PT0.5S", 0, 500_000_000, "PT0.5S"), ("PT1H0.000000001S", 3_600, 1, "PT1H0.000000001S"),
      ("PT007S", 7, 0, "PT7S"), ("P1DT1S", 86_401, 0, "PT24H1S"),
      ("PT9223372036854775807S", Int64.max, 0, "PT2562047788015215H30M7S"),
    ])
  func reads(text: String, seconds: Int64, nanoseconds: Int64, written: String) throws {
    let duration = try #require(DurationText(text))
    #expect(duration.seconds == seconds)
    #expect(duration.nanoseconds == nanoseconds)
    #expect(duration.description == written)
    #expect(DurationText(written) == duration)
  }

  @Test(
    "Years, months and other text are none",
    arguments: [
      "", "P", "PT", "P1", "T1H", "1H", "P1Y", "P1M", "P1Y2D", "P1DT", "PT1H1H", "PT1M1H", "PT1D", "P1H", "P1W1D",
      "P1WT1H", "P1DT2W", "PT1.5H", "PT1.S", "PT.5S", "PT1.0000000001S", "PT1,5S", "-PT1H", "PT-1H", "PT+1H", "pt1h",
      " PT1H", "PT1H ", "PT1HT1M", "PT9223372036854775808S", "PT9223372036854775807M", "PT2562047788015215H3600S",
      "PARK", "P000612", "Pending", "PT\u{0661}H",
    ])
  func refuses(text: String) { #expect(DurationText(text) == nil) }

  @Test func theyAreComparedByLengthNotByText() throws {
    #expect(try #require(DurationText("PT36H")) > #require(DurationText("P1D")))
    #expect(try #require(DurationText("PT60M")) == #require(DurationText("PT1H")))
    #expect(try #require(DurationText("PT0.5S")) < #require(DurationText("PT1S")))
    #expect(DurationText(seconds: -1) == nil)
  }
}

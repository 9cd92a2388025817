import Testing

@testable import DTOGenBase

@Suite("Moments")
struct InstantTests {
  @Test(
    "RFC 3339 text is one moment",
    arguments: [
      ("1970-01-01T00:00:00Z", 0, 0, "1970-01-01T00:00:00Z"),
      ("2024-05-01T09:48:07Z", 1_714_556_887, 0, "2024-05-01T09:48:07Z"),
      ("2024-05-01T11:48:07.250+02:00", 1_714_556_887, 250_000_000, "2024-05-01T09:48:07.25Z"),
      ("2024-05-01T09:48:07.1234567891Z", 1_714_556_887, 123_456_789, "2024-05-01T09:48:07.123456789Z"),
      ("2024-02-29T23:59:59-12:30", 1_709_296_199, 0, "2024-03-01T12:29:59Z"),
      ("1969-12-31T23:59:59.5Z", -1, 500_000_000, "1969-12-31T23:59:59.5Z"),
      ("0001-01-01T00:00:00Z", -62_135_596_800, 0, "0001-01-01T00:00:00Z"),
      ("0000-01-01T00:00:00Z", -62_167_219_200, 0, "0000-01-01T00:00:00Z"),
      ("9999-12-31T23:59:59Z", 253_402_300_799, 0, "9999-12-31T23:59:59Z"),
      ("2024-05-01T09:48:07-00:00", 1_714_556_887, 0, "2024-05-01T09:48:07Z"),
    ])
  func moments(text: String, seconds: Int64, nanoseconds: Int32, canonical: String) throws {
    let instant = try #require(Instant(text))
    #expect(instant.secondsSince1970 == seconds)
    #expect(instant.nanoseconds == nanoseconds)
    #expect(instant.description == canonical)
  }

  @Test(
    "Other text is no moment",
    arguments: [
      "", "2024-05-01", "2024-05-01T09:48:07", "2024-05-01 09:48:07Z", "2024-05-01t09:48:07Z", "2024-05-01T09:48:07z",
      "2024-05-01T09:48Z", "2024-05-01T09:48+02:00", "2024-05-01T09:48+02:00:00", "2024-05-01T09:48:07+0200",
      "2024-05-01T09:48:07+24:00", "2024-05-01T09:48:07+02:60", "2024-05-01T09:48:07.Z", "2024-05-01T09:48:07,5Z",
      "2024-02-30T09:48:07Z", "2023-02-29T09:48:07Z", "2024-13-01T09:48:07Z", "2024-00-01T09:48:07Z",
      "2024-05-00T09:48:07Z", "2024-05-01T24:00:00Z", "2024-05-01T09:60:00Z", "2024-05-01T09:48:60Z",
      "2024-05-01T09:48:07Z ", " 2024-05-01T09:48:07Z", "02024-05-01T09:48:07Z", "2024-05-01T09:48:07ZZ",
      "２024-05-01T09:48:07Z", "2024-05-01T09:48:07.5", "2024-05-01T-9:48:07Z",
    ])
  func others(text: String) { #expect(Instant(text) == nil) }

  @Test func epochsAreMomentsToo() {
    #expect(Instant(millisecondsSince1970: 1_714_556_887_250).description == "2024-05-01T09:48:07.25Z")
    #expect(Instant(millisecondsSince1970: -1).description == "1969-12-31T23:59:59.999Z")
    #expect(Instant(secondsSince1970: -86_400).description == "1969-12-31T00:00:00Z")
    #expect(Instant(secondsSince1970: .min).description == "-9223372036854775808 s")
    #expect(Instant(millisecondsSince1970: .min) < Instant(millisecondsSince1970: .max))
  }

  @Test func laterIsGreater() throws {
    let early = try #require(Instant("2024-05-01T10:00:00+02:00"))
    let late = try #require(Instant("2024-05-01T09:00:00.000000001Z"))
    #expect(early < late)
    #expect(Instant("2024-05-01T10:00:00+02:00") == Instant("2024-05-01T08:00:00.000Z"))
  }
}

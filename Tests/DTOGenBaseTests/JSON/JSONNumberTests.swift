import Testing

@testable import DTOGenBase

@Suite("JSON numbers")
struct JSONNumberTests {
  @Test(
    "Whole is decided by value, integer by writing",
    arguments: [
      ("0", true, true), ("-12", true, true), ("1.0", true, false), ("1e3", true, false), ("10.50e1", true, false),
      ("1.5", false, false), ("1e-1", false, false), ("0.0", true, false), ("100e-2", true, false),
    ])
  func wholeness(text: String, isWhole: Bool, isInteger: Bool) throws {
    let number = try #require(JSONNumber(text))
    #expect(number.isWhole == isWhole)
    #expect(number.isWrittenAsInteger == isInteger)
  }

  @Test(
    "Whole numbers are exact or nil",
    arguments: [
      ("9007199254740993", 9_007_199_254_740_993, 9_007_199_254_740_993),
      ("9223372036854775807", .max, 9_223_372_036_854_775_807),
      ("9223372036854775808", nil, 9_223_372_036_854_775_808),
      ("-9223372036854775808", .min, nil), ("-9223372036854775809", nil, nil),
      ("18446744073709551615", nil, .max), ("18446744073709551616", nil, nil),
      ("1.2e1", 12, 12), ("-0", 0, 0), ("-0.0", 0, 0), ("1.5", nil, nil),
      ("1e18", 1_000_000_000_000_000_000, 1_000_000_000_000_000_000),
      ("1e19", nil, 10_000_000_000_000_000_000), ("1e999999999", nil, nil), ("1e-999999999", nil, nil),
    ] as [(String, Int64?, UInt64?)])
  func integers(text: String, int64: Int64?, uint64: UInt64?) throws {
    let number = try #require(JSONNumber(text))
    #expect(number.int64 == int64)
    #expect(number.uint64 == uint64)
  }

  @Test(
    "An exact Double prints back the same value",
    arguments: [
      ("0.1", true), ("1249.90", true), ("9007199254740993", false), ("9007199254740992", true),
      ("0.1000000000000000055511151231257827", false), ("1e400", false), ("1e-400", false), ("5e-324", true),
      ("-0", true), ("1e22", true), ("123456789012345.67", true), ("1234567890123456.78", false),
      ("1.7976931348623157e308", true), ("1e999999999999999999999999", false),
    ])
  func doubles(text: String, isExact: Bool) throws {
    #expect(try #require(JSONNumber(text)).isExactDouble == isExact)
  }

  @Test(
    "Foundation's Decimal holds 38 digits and a small exponent",
    arguments: [
      ("12345678901234567890123456789012345678", true), ("123456789012345678901234567890123456789", false),
      ("1e127", true), ("1e128", false), ("1e-128", true), ("1e-129", false),
      ("1.0000000000000000000000000000000000000000", true),
    ])
  func decimals(text: String, fits: Bool) throws {
    #expect(try #require(JSONNumber(text)).fitsFoundationDecimal == fits)
  }

  @Test func equalValuesHaveOneNormalForm() throws {
    let spellings = ["1", "1.0", "10e-1", "0.1e1", "1E0", "1000e-3"]
    #expect(Set(spellings.compactMap { JSONDecimal($0) }).count == 1)
    #expect(JSONDecimal("0") == JSONDecimal("-0.00e5"))
    #expect(JSONDecimal("1e999999999999999999999") != nil)
  }

  @Test func valuesAreOrdered() throws {
    let ordered = [
      "-1e999999999999999999999", "-100", "-99.5", "-1e-5", "0", "1e-5", "0.00002", "1", "1.05", "1.1", "2", "10",
      "1e30",
    ]
    let values = ordered.compactMap { JSONDecimal($0) }
    #expect(values.count == ordered.count)
    for (index, value) in values.enumerated() {
      for (other, otherValue) in values.enumerated() { #expect((value < otherValue) == (index < other)) }
    }
  }

  @Test(
    "Other text is no number",
    arguments: ["", "-", "+1", "01", "1.", ".5", "1e", "1e+", "0x10", "1,5", " 1", "1 ", "NaN", "١", "1e5.0", "--1"])
  func others(text: String) {
    #expect(JSONNumber(text) == nil)
    #expect(JSONDecimal(text) == nil)
  }
}

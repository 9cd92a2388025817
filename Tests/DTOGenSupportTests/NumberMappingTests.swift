import DTOGenSupport
import Foundation
import Testing

/// Numbers in text and in other types are exact or refused.
@Suite struct NumberMappingTests {
  private func decimal(_ text: String) -> Decimal? { try? WireMapping.decimal(text, at: "x") }

  @Test func decimalsKeepAllDigits() {
    #expect(decimal("144.40") == Decimal(14440) / 100)
    #expect(decimal("-0.5") == Decimal(-5) / 10)
    #expect(decimal("1e3") == 1000)
    #expect(decimal("0E-8") == 0)
    for digits in ["12345678901234567890123456789012345678", "0.12345678901234567890123456789012345678"] {
      #expect(decimal(digits)?.description == digits)
    }
    #expect(
      decimal("100000000000000000000000000000000000000000.0000") == Decimal(sign: .plus, exponent: 41, significand: 1))
    #expect(
      text { try WireMapping.decimal("19,99", at: "fee") }
        == "fee: '19,99' is not a decimal number of at most 38 digits")
  }

  @Test(arguments: [
    "", "-", "1,234.50", "19,99", "19.99 USD", "0x10", "+1", "01", ".5", "5.", " 1", "1 ", "1e", "1e+", "NaN", "1e400",
    "1_0", "123456789012345678901234567890123456789", "0.1234567890123456789012345678901234567891",
  ])
  func textThatIsNoSuchNumberIsRefused(_ text: String) {
    #expect(decimal(text) == nil)
  }

  @Test func wholeNumbersStandInText() throws {
    #expect(try WireMapping.int("-12", at: "x") == -12)
    #expect(try WireMapping.int("9223372036854775807", at: "x") == .max)
    for text in ["", "1.0", "1e3", "007", "+5", "9223372036854775808", " 1", "0x1"] {
      #expect(throws: MappingError.invalid(field: "x")) { try WireMapping.int(text, at: "x") }
    }
    #expect(
      text { () throws -> Int8 in try WireMapping.integer("200", at: "x") }
        == "x: '200' is not a whole number from -128 to 127")
    #expect(try WireMapping.bool("true", at: "x"))
    #expect(try !WireMapping.bool("false", at: "x"))
    for text in ["", "True", "1", "yes", " true"] {
      #expect(throws: MappingError.invalid(field: "x")) { try WireMapping.bool(text, at: "x") }
    }
    #expect(try WireMapping.double("1.5", at: "x") == 1.5)
    #expect(text { try WireMapping.double("1e400", at: "x") } == "x: '1e400' is not a number")
  }

  @Test func numbersChangeTheirTypeOnlyExactly() throws {
    let small: Int32 = try WireMapping.integer(Int64(7), at: "x")
    #expect(small == 7)
    #expect(
      text { () throws -> Int32 in try WireMapping.integer(Int64.max, at: "x") }
        == "x: 9223372036854775807 is not a whole number from -2147483648 to 2147483647")
    #expect(throws: MappingError.invalid(field: "x")) { () throws -> UInt64 in try WireMapping.integer(-1, at: "x") }
    #expect(throws: MappingError.invalid(field: "x")) { () throws -> Int in try WireMapping.integer(7.5, at: "x") }
    #expect(throws: MappingError.invalid(field: "x")) { () throws -> Int in try WireMapping.integer(1e30, at: "x") }
    #expect(throws: MappingError.invalid(field: "x")) {
      () throws -> Int in try WireMapping.integer(Decimal(75) / 10, at: "x")
    }
    let fromDouble: Int = try WireMapping.integer(7.0, at: "x")
    let fromDecimal: Int = try WireMapping.integer(Decimal(7), at: "x")
    #expect((fromDouble, fromDecimal) == (7, 7))
    #expect(try WireMapping.double(Int64(1) << 53, at: "x") == 0x1p53)
    #expect(throws: MappingError.invalid(field: "x")) { try WireMapping.double(Int64(1) << 53 + 1, at: "x") }
    #expect(try WireMapping.double(Decimal(1) / 10, at: "x") == 0.1)
    #expect(try WireMapping.decimal(0.1, at: "x") == Decimal(1) / 10)
  }

  @Test func momentsAreSecondsOrMilliseconds() {
    #expect(WireMapping.date(epochSeconds: 1_719_835_200).timeIntervalSince1970 == 1_719_835_200)
    #expect(WireMapping.date(epochMilliseconds: 1_719_835_200_250).timeIntervalSince1970 == 1_719_835_200.25)
  }

  @Test func otherTextIsReadByWhoeverKnowsIt() throws {
    let first = try WireMapping.read("a", at: "x", as: "a letter") { $0.count == 1 ? $0.first : nil }
    #expect(first == "a")
    #expect(
      text { try WireMapping.read("ab", at: "x", as: "a letter") { _ in Int?.none } } == "x: 'ab' is not a letter")
  }
}

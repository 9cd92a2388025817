import Testing

@testable import DTOGenBase
@testable import DTOGenTemplates

@Suite("Numbers, truth values, UUIDs, URLs and currencies in text")
struct StrictTextTests {
  @Test(
    "Decimal text is plain",
    arguments: [
      ("0", "0", 0), ("-12.50", "-12.5", 2), ("1249.90", "1249.9", 2), ("0.000", "0", 3),
      ("12345678901234567890123.4", "12345678901234567890123.4", 1),
    ])
  func decimals(text: String, value: String, digits: Int) throws {
    let decimal = try #require(DecimalText(text))
    #expect(decimal.value == JSONDecimal(value))
    #expect(decimal.fractionDigits == digits)
    #expect(decimal.description == text)
  }

  @Test(
    "Other text is no decimal",
    arguments: [
      "", "-", "+1", "1e3", "1,50", "1.234,50", "19.99 USD", ".5", "5.", "007", "-00.1", " 1", "0x10", "١", "NaN",
      "1_000",
    ])
  func noDecimals(text: String) { #expect(DecimalText(text) == nil) }

  @Test(
    "Int text fits Int64 exactly",
    arguments: [
      ("0", 0), ("-0", 0), ("42", 42), ("-9223372036854775808", .min), ("9223372036854775807", .max),
      ("9223372036854775808", nil), ("-9223372036854775809", nil), ("99999999999999999999", nil), ("007", nil),
      ("+1", nil), ("1.0", nil), ("", nil), ("-", nil), ("1 ", nil),
    ] as [(String, Int64?)])
  func ints(text: String, value: Int64?) { #expect(IntText(text)?.value == value) }

  @Test func boolsAreTwoWords() {
    #expect(BoolText("true")?.value == true)
    #expect(BoolText("false")?.value == false)
    for text in ["", "True", "TRUE", "1", "yes", "true ", "truefalse"] { #expect(BoolText(text) == nil) }
  }

  @Test func uuidsHaveFiveGroups() {
    #expect(
      UUIDText("e621e1f8-c36c-495a-93fc-0c247a3e6e5f")?.description == "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    for text in [
      "", "e621e1f8c36c495a93fc0c247a3e6e5f", "{e621e1f8-c36c-495a-93fc-0c247a3e6e5f}",
      "e621e1f8-c36c-495a-93fc-0c247a3e6e5g", "e621e1f-8c36c-495a-93fc-0c247a3e6e5f",
      "e621e1f8-c36c-495a-93fc-0c247a3e6e5f0",
    ] { #expect(UUIDText(text) == nil) }
  }

  @Test(
    "Absolute URLs with a host",
    arguments: [
      "https://img.example/a.png", "http://a", "HTTPS://A.example:8080/x?y=1&z=%20#top", "ftp://user:pw@host/x;y=1",
      "https://[::1]/", "app+x.y://open/it", "https://a/b?c=/d?e", "https://a%20b/", "https://192.0.2.1:80",
    ])
  func urls(text: String) { #expect(URLText(text)?.description == text) }

  @Test(
    "Other text is no URL that Foundation keeps byte for byte",
    arguments: [
      "", "img.example/a.png", "/a/b", "mailto:a@b.example", "https://", "https:///x", "https:/a/b", "//a/b",
      "https://a/my pic.png", "https://a/{id}", "https://a/é", "https://a/%zz", "https://a/%2", "https://a/b|c",
      "https://a/x#y#z", "https://a:port/", "https://a/?x=[1]", "1https://a/", "https://a\\b", "https://a@b@c/",
      "https://a/\n", "https://a/\"", "https://[::1/", "https://a/b\u{0}",
    ])
  func noURLs(text: String) { #expect(URLText(text) == nil) }

  @Test(
    "Minor units of currencies",
    arguments: [
      ("EUR", 2), ("USD", 2), ("JPY", 0), ("ISK", 0), ("KWD", 3), ("IQD", 3), ("CLF", 4), ("UYW", 4), ("MGA", 2),
      ("ZWG", 2), ("HUF", 2), ("XAU", nil), ("XXX", nil), ("XDR", nil), ("eur", nil), ("", nil), ("BTC", nil),
    ])
  func currencies(code: String, digits: Int?) { #expect(CurrencyDigits.of(code) == digits) }
}

@Suite("The currencies here and in generated code")
struct CurrencyTableTests {
  @Test func areTheSame() throws {
    let template = try #require(EmbeddedTemplates.all.first { $0.name.contains("kernel-currency-digits") })
    let codes = template.source.split { !$0.isUppercase || !$0.isASCII }
      .filter { $0.utf8.count == 3 && $0 != "ISO" && $0 != "IQD" && $0 != "ISK" }
    #expect(codes.count > 160)
    for code in codes { #expect(CurrencyDigits.of(String(code)) != nil, "\(code)") }
    #expect(Set(codes).count + 2 == CurrencyDigits.codeCount)
  }
}

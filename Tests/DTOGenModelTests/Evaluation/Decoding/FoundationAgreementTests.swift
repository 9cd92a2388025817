import Foundation
import Testing

@testable import DTOGenBase
@testable import DTOGenModel
@testable import DTOGenSchema

/// What evaluation says about scalars is what Foundation does with them.
struct FoundationAgreementTests {
  private func evaluated(_ scalar: ScalarType, _ json: String) throws -> DomainValue? {
    let file = InputFile(path: "s", bytes: Array("[\(json)]".utf8))
    let document = try #require(JSONDocument.read(file).document)
    let value = try #require(document.root.elements.first)
    return try? ScalarDecoding.decode(value, as: scalar)
  }

  private func decoded<T: Decodable>(_ type: T.Type, _ json: String) -> T? {
    try? JSONDecoder().decode([T].self, from: Data("[\(json)]".utf8)).first
  }

  @Test(
    "Numbers",
    arguments: [
      "0", "-0", "1", "1.0", "1e3", "1E+2", "100e-2", "1.5", "1e-1", "2147483647", "2147483648", "-2147483649",
      "9007199254740993", "9007199254740993.0", "9223372036854775807", "9223372036854775808",
      "9.223372036854775807e18", "-9223372036854775808", "-9223372036854775809", "18446744073709551615",
      "18446744073709551616", "1e19", "1e400", "-1", "0.1", "5e-324", "1.0000000000000000001", "123456789.000",
      "0e1", "0E5", "0e0", "0e+1", "0e-1", "0e10", "0.0e1", "-0e1",
    ])
  func numbers(text: String) throws {
    func whole(_ value: DomainValue?) -> String? {
      if case .integer(let number)? = value { number.description } else { nil }
    }
    #expect(try whole(evaluated(.int64, text)) == decoded(Int64.self, text).map { "\($0)" })
    #expect(try whole(evaluated(.int32, text)) == decoded(Int32.self, text).map { "\($0)" })
    #expect(try whole(evaluated(.uint64, text)) == decoded(UInt64.self, text).map { "\($0)" })
    #expect(try evaluated(.double, text) == decoded(Double.self, text).map { .double($0) })
    if case .decimal(let number)? = try evaluated(.decimal, text) {
      #expect(PlainNumber.text(of: number) == decoded(Decimal.self, text).map { "\($0)" })
    } else {
      #expect(["1e400", "5e-324"].contains(text), "Foundation's decimal holds it")
    }
  }

  @Test(
    "URLs that are called plain are kept letter for letter",
    arguments: [
      ("https://a.example/b?c=d&e[]=f#g", false), ("http://a.example:8080/", true), ("/path/to?x=1", true),
      ("a/b.png", true), ("a%20b", true), ("x:y", false), ("//host/p", false), ("https://a.example/a b", false),
      ("https://a.example/{id}", false), ("mailto:a@b.example", false), ("#top", true), ("?q", true),
      ("https://[::1]/x", true), ("a#b#c", false), ("https://bücher.example", false), ("100%", false),
      ("https://a.example/?u=http://b", true), ("1:2", false), ("http://user@h.example/", true),
    ])
  func urls(text: String, isPlain: Bool) throws {
    #expect(try evaluated(.url, JSONPrinter.quoted(text)) == (isPlain ? .url(text) : .unknown))
    if isPlain { #expect(decoded(URL.self, JSONPrinter.quoted(text))?.absoluteString == text) }
  }

  @Test("Moments are written as Foundation writes them")
  func moments() throws {
    // From the year 1583 to 9999, in steps that meet every month and hour.
    for seconds in stride(from: Int64(-12_212_553_600), through: 253_402_300_799, by: 887_654_321) {
      let date = Date(timeIntervalSince1970: Double(seconds))
      #expect(
        InstantText.text(of: Instant(secondsSince1970: seconds)) == Date.ISO8601FormatStyle().format(date), "\(seconds)"
      )
    }
  }
}

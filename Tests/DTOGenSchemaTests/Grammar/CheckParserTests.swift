import Testing

@testable import DTOGenBase
@testable import DTOGenSchema

@Suite struct CheckParserTests {
  private func parse(_ text: String) throws -> Check {
    try CheckParser.parse(EmbeddedText(text, at: Place.quote)).value
  }

  @Test(
    "A check is written the way it is read",
    arguments: [
      "arrival_at > departure_at", "stop_count >= 0", "0 < stop_count", "items[].x > 0", "a.b == 'x'", "a != true",
      "currency in ['EUR', 'US''D']", "n in [1, 2.5, -3]", "code matches /^[A-Z]{3}$/", "url matches /^https:\\/\\/x/",
      "path matches /\\\\/", "name is not empty", "refund is present", "a > 0 if b is present",
      "a is present iff b == 'x'",
      "in in ['in']", "is is present", "if is present if iff is not empty", "`2024` == 2024", "`a b`[last] <= c[0]",
      "items[].end > items[].start",
    ])
  func roundTrip(text: String) throws {
    #expect(try parse(text).description == text)
  }

  @Test("A pattern's slashes are unescaped, its other escapes stay")
  func patterns() throws {
    guard case .matches(let path, let pattern) = try parse("a matches /\\d+\\/\\w/") else {
      Issue.record("no pattern")
      return
    }
    #expect(path.value.description == "a")
    #expect(pattern.value == "\\d+/\\w")
    #expect(pattern.location.column == Place.column(11))
  }

  @Test("'A if B' is a rule that holds only where B does")
  func implication() throws {
    guard case .implied(.compare, by: .isPresent(let path)) = try parse("a > 0 if b is present") else {
      Issue.record("no implication")
      return
    }
    #expect(path.location.column == Place.column(9))
  }

  @Test(
    "A mistake is named at its column, with what helps",
    arguments: [
      ("", 0, "expected a check"),
      ("a", 1, "found the end"),
      ("a = 1", 2, "equality is '=='"),
      ("a >", 3, "expected a path or a constant"),
      ("1 < 2", 0, "compares two constants"),
      ("0 < a < 5", 6, "write two checks"),
      ("a > 0 && b > 0", 6, "a check of its own"),
      ("a > 0 and b > 0", 6, "a check of its own"),
      ("a > 0 if b > 0 if c > 0", 15, "joins two rules, not more"),
      ("a is empty", 2, "expected 'is present' or 'is not empty'"),
      ("a in 'x'", 5, "expected a list"),
      ("a in []", 6, "expected 'text'"),
      ("a in ['x'", 5, "has no ']'"),
      ("'x' in ['x']", 0, "a constant stands before it"),
      ("a matches x", 10, "between slashes"),
      ("a matches /x", 10, "no partner"),
      ("a matches /(/", 11, "no regular expression"),
      ("a matches /x/y/", 13, "is written \\/"),
      ("a match /x/", 2, "did you mean 'matches'?"),
      ("a == \"x\"", 5, "single quotes"),
    ])
  func mistakes(text: String, offset: Int, message: String) {
    let error = #expect(throws: GrammarError.self) { try CheckParser.parse(EmbeddedText(text, at: Place.quote)) }
    #expect(error?.diagnostic.location?.column == Place.column(offset), "\(error?.diagnostic.message ?? "")")
    #expect(error?.diagnostic.message.contains(message) == true, "\(error?.diagnostic.message ?? "")")
  }
}

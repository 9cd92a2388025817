import Testing

@testable import DTOGenBase
@testable import DTOGenSchema

@Suite struct ExpressionParserTests {
  private func parse(_ text: String) throws -> Expression {
    try ExpressionParser.parse(EmbeddedText(text, at: Place.quote)).value
  }

  @Test(
    "An expression is written the way it is read",
    arguments: [
      "offer_id", "price.amount_minor", "items[0].x", "[].x", ".", "`a b`", "departure_at!", "[last]",
      "seats ?? 0", "note ?? 'it''s'", "tags ?? []", "flag ?? false", "rate ?? -1.5e+3",
      "OfferID(offer_id)", "Route(origin: origin, destination: destination)", "Checkout.Fee(fee)",
      "Money?(major: price.amount, fractionDigits: 2, currencyCode: price.currency)",
      "Money?(major: price.amount, currencyCode: 'EUR')",
      "Leg(from: Airport(code: from.code), to: Airport(code: to!), tags: tags ?? [])",
      "[PassengerID](passengers[].id)", "[PassengerID?](ids)", "[SkuID: Int](stock)", "[A.B?: C?](`x y`.z)",
      "Outer([Inner](list), map: [K: V](map))", "'text'", "12", "true", "`true`", "`2024`", "`1`.5", "2024.x", "12[0]",
      "'back\\\\slash'", "Ключ(поле)", "KeyE\u{301}(`e\u{301}`)", "[E\u{301}: Int](a)",
    ])
  func roundTrip(text: String) throws {
    #expect(try parse(text).description == text)
  }

  @Test("A name with a parenthesis is a type, every other name is a path")
  func pathsAndTypes() throws {
    guard case .path(let path) = try parse("Money") else { Issue.record("no path"); return }
    #expect(path.value.segments == [.key("Money")])
    guard case .construct(let money) = try parse("Money?(a)") else { Issue.record("no construction"); return }
    #expect(money.type.name.value == "Money")
    #expect(money.type.isFailable)
    #expect(money.arguments.map(\.label) == [nil])
  }

  @Test("Every path and type knows its column")
  func columns() throws {
    guard case .construct(let route) = try parse("Route(origin: a.b, to: [Stop](stops))") else {
      Issue.record("no construction")
      return
    }
    #expect(route.type.name.location.column == Place.column(0))
    guard case .path(let first) = route.arguments[0].value, case .list(let stop, let second) = route.arguments[1].value
    else { Issue.record("no path"); return }
    #expect(first.location.column == Place.column(14))
    #expect(stop.name.location.column == Place.column(24))
    #expect(second.location.column == Place.column(30))
  }

  @Test("Spaces are free between the parts, quotes may be escaped either way")
  func spaces() throws {
    #expect(try parse(" Money( minorUnits : a ,b ) ").description == "Money(minorUnits: a, b)")
    #expect(try parse("a   ??  'it\\'s'").description == "a ?? 'it''s'")
    #expect(try parse("[ K : V? ]( a )").description == "[K: V?](a)")
  }

  @Test(
    "A mistake is named at its column, with what helps",
    arguments: [
      ("", 0, "expected an expression"),
      ("a b", 2, "unexpected 'b' after 'a'"),
      ("a ?? b", 5, "expected 'text', a number, true, false or []"),
      ("a ?? nil", 5, "is not needed"),
      ("Money(", 6, "expected an argument, found the end"),
      ("Money(a", 5, "this '(' has no ')'"),
      ("Money()", 6, "at least one argument"),
      ("Money(a b)", 8, "expected ',' or ')'"),
      ("Money(a, )", 9, "expected a key, found ')'"),
      ("Money(x-y: a)", 6, "is no label"),
      ("Money(_: a)", 6, "leave '_:' out"),
      ("Money(\"EUR\")", 6, "single quotes"),
      ("lowercased(a)", 0, "functions cannot be called"),
      ("Money(a)!", 8, "stand after a path"),
      ("[T](a, b)", 5, "takes one path"),
      ("[T]a", 3, "expected '(' and a path"),
      ("[T(a)", 2, "expected ']'"),
      ("'abc", 0, "no partner"),
      ("'a\\b'", 2, "written twice"),
      ("a?", 1, "unexpected '?'"),
      ("Tagged<A>(a)", 6, "unexpected '<'"),
    ])
  func mistakes(text: String, offset: Int, message: String) {
    let error = #expect(throws: GrammarError.self) { try ExpressionParser.parse(EmbeddedText(text, at: Place.quote)) }
    #expect(error?.diagnostic.location?.column == Place.column(offset), "\(error?.diagnostic.message ?? "")")
    #expect(error?.diagnostic.message.contains(message) == true, "\(error?.diagnostic.message ?? "")")
  }
}

import DTOGenSupport
import Testing

/// An initialiser that may refuse: the field named is the one that is wrong.
@Suite struct InitializerTests {
  private struct Currency {
    init?(_ code: String) { if code.count != 3 { return nil } }
  }

  private struct Price {
    init(_ amount: Int, currency: String?) throws {
      guard currency != nil else { throw MappingError.invalid(field: "currency") }
      guard amount >= 0 else { return }
    }
  }

  private struct Stay {
    init?(from: Int, to: Int) { if to < from { return nil } }
  }

  private func day(_ text: String, at field: String) throws -> Int {
    try WireMapping.read(text, at: field, as: "a day such as 01") { $0.count == 2 ? Int($0) : nil }
  }

  @Test func ofOneArgumentThatIsTheFieldItself() throws {
    #expect(text { try WireMapping.valid(Currency("EURO"), at: "currency") } == "currency: not valid")
    #expect(
      text { try WireMapping.valid("EURO", at: "currency", rule: "a currency") { Currency($0) } }
        == "currency: 'EURO' is not a currency")
  }

  @Test func itsOwnErrorPassesWithItsPath() {
    #expect(text { try WireMapping.valid(Price(1, currency: nil), at: "price") } == "price.currency: not valid")
    #expect(
      text { try WireMapping.valid(1, at: "price", rule: "a price") { try Price($0, currency: nil) } }
        == "price.currency: not valid")
  }

  @Test func ofSeveralArgumentsAllAreListed() {
    func stay(_ from: String, _ to: String) throws -> Stay {
      try WireMapping.valid(
        day(from, at: "check_in"), day(to, at: "check_out"), at: "check_in", "check_out", rule: "a stay"
      ) { Stay(from: $0, to: $1) }
    }
    #expect(text { try stay("02", "01") } == "check_in, check_out: 2, 1 is not a stay")
    // An argument that cannot be made is reported itself.
    #expect(text { try stay("01", "x") } == "check_out: 'x' is not a day such as 01")
  }

  @Test func anErrorOfOneOfSeveralFieldsStaysWhereItIs() {
    #expect(
      text {
        try WireMapping.valid(1, String?.none, at: "amount", "currency", rule: "a price") {
          try Price($0, currency: $1)
        }
      } == "currency: not valid")
  }

  @Test func otherErrorsBecomeTheFields() {
    struct Stop: Error {}
    #expect(
      text { try WireMapping.valid(1, at: "x", rule: "even") { _ -> Int? in throw Stop() } } == "x: 1 is not even")
  }

  @Test func secretsAreNotShownAmongOthers() {
    #expect(
      text { try WireMapping.valid("a", "hunter2", at: "user", "password", rule: "a login") { _, _ -> Int? in nil } }
        == "user, password: a value that is not shown is not a login")
  }

  @Test func requiredValuesAreThere() throws {
    #expect(try WireMapping.required(Optional(1), at: "x") == 1)
    #expect(text { try WireMapping.required(Int?.none, at: "x") } == "x: not there")
  }
}

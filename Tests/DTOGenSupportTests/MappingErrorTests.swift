import DTOGenSupport
import Foundation
import Testing

/// A value that decoded but cannot be what the domain wants.
@Suite struct MappingErrorTests {
  @Test func whatIsWrittenByHandCompilesAndIsCompared() {
    func refuse() throws { throw MappingError.invalid(field: "currency") }
    #expect(throws: MappingError.invalid(field: "currency")) { try refuse() }
    #expect(MappingError.invalid(field: "a", found: 1, rule: "x") == .invalid(field: "a"))
    #expect(MappingError.invalid(field: "a") != .invalid(field: "b"))
  }

  @Test func theValueAndTheRuleAreShown() {
    func text<Value>(_ value: Value, _ rule: String) -> String {
      "\(MappingError.invalid(field: "color", found: value, rule: rule))"
    }
    #expect(text("mauve", "one of 'red', 'green'") == "color: 'mauve' is not one of 'red', 'green'")
    #expect(text(Optional("mauve"), "red") == "color: 'mauve' is not red")
    #expect(text(-1, "at least 0") == "color: -1 is not at least 0")
    #expect(text(Int?.none, "a number") == "color: nothing is not a number")
    #expect(text("a\nb", "red") == "color: 'a\\nb' is not red")
    let long = String(repeating: "x", count: 100)
    #expect(text(long, "red") == "color: '\(long.prefix(80))…' is not red")
    #expect("\(MappingError.invalid(field: "color"))" == "color: not valid")
    #expect("\(MappingError.invalid(field: "color", rule: "there"))" == "color: not there")
  }

  @Test(arguments: [
    "access_token", "accessToken", "user.password", "X-Api-Key", "session[0].cookie", "client_secret", "cardNumber",
    "payment.card_number", "account-number", "authorization", "signature",
  ])
  func secretsAreNotShown(_ field: String) {
    let error = MappingError.invalid(field: field, found: "hunter2", rule: "of 20 letters")
    #expect("\(error)" == "\(field): a value that is not shown is not of 20 letters")
    #expect(!String(reflecting: error).contains("hunter2"))
  }

  @Test(arguments: ["Bearer abc", "eyJhbGciOiJIUzI1NiJ9.eyJ.x", "-----BEGIN PRIVATE KEY-----"])
  func valuesThatAreSecretsAreNotShown(_ value: String) {
    #expect(MappingError.invalid(field: "note", found: value, rule: "x").found == "a value that is not shown")
  }

  @Test func aSecretIsOneWhereverItIsPlaced() {
    let inner = MappingError.invalid(field: "value", found: "hunter2", rule: "long")
    let placed = WireMapping.placed(inner, at: "access_token")
    #expect("\(placed)" == "access_token.value: a value that is not shown is not long")
  }

  @Test func aPersonReadsNoValues() {
    let error = MappingError.invalid(field: "price.color", found: "mauve", rule: "red")
    #expect(error.localizedDescription == "The server sent a value that this app cannot use (price.color).")
  }
}

import Testing

@testable import DTOGenModel

@Suite struct FixturePatternTests {
  @Test(arguments: [
    ("offer_*.json", "offer_.json"), ("offer_*.json", "offer_a_b.json"), ("*", "a.json"), ("*a*b", "xaab"),
    ("v?/*.json", "v1/offer.json"), ("**/a.json", "a.json"), ("**/a.json", "x/y/a.json"), ("./a.json", "a.json"),
    ("a*.json", "a*.json"), ("a[1].json", "a[1].json"),
  ])
  func matches(pattern: String, name: String) {
    #expect(FixturePattern(pattern).matches(name))
  }

  @Test(arguments: [
    ("offer_*.json", "x/offer_1.json"), ("*.json", "a.jsonl"), ("a?.json", "a.json"), ("*a*b", "xaabc"),
    ("v1/*", "v1/x/a.json"), ("**/a.json", "ba.json"), ("Offer.json", "offer.json"),
  ])
  func doesNotMatch(pattern: String, name: String) {
    #expect(!FixturePattern(pattern).matches(name))
  }
}

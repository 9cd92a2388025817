import Testing

@testable import DTOGenBase

@Suite struct NamingStyleTests {
  private let style = NamingStyle(
    acronyms: ["ID", "URL"],
    renames: ["pax": "passengers", "seg": "segment", "RLOC": "bookingReference", "ident": "id"])

  @Test(arguments: [
    ("pax", "passengers"), ("pax_count", "passengersCount"), ("maxPAX", "maxPassengers"), ("taxpax", "taxpax"),
    ("seg", "segment"), ("segs", "segments"), ("first_seg_id", "firstSegmentID"), ("rloc", "bookingReference"),
    ("old_rloc_url", "oldBookingReferenceURL"), ("offer_ident", "offerID"), ("ident", "id"), ("idents", "ids"),
    ("offer_url", "offerURL"), ("pax1", "pax1"),
  ])
  func wordsOfAKeyAreReplaced(key: String, name: String) {
    #expect(style.lowerCamel(key) == name)
  }

  @Test func typesAreNamedTheSameWay() {
    #expect(style.upperCamel("pax_count") == "PassengersCount")
    #expect(style.upperCamel(style.words(of: "pax").singular) == "Passenger")
    #expect(style.upperCamel(style.words(of: "segs").singular) == "Segment")
  }

  @Test func aStyleKnowsWhichKeysItRenames() {
    #expect(style.renames("PAX_count"))
    #expect(style.renames("segs"))
    #expect(!style.renames("offer_id"))
    #expect(!NamingStyle().renames("pax"))
  }

  @Test func aLaterRuleCounts() {
    var style = NamingStyle()
    style.renames = ["pax": "guests"]
    #expect(style.lowerCamel("pax") == "guests")
  }

  @Test(arguments: [
    ("segment", "segments"), ("city", "cities"), ("day", "days"), ("box", "boxes"), ("person", "people"),
    ("passengers", "passengers"), ("news", "news"), ("address", "addresses"), ("branch", "branches"),
  ])
  func pluralsOfNouns(word: String, plural: String) {
    #expect(EnglishPlural.plural(of: word) == plural)
    #expect(EnglishPlural.singular(of: plural) == (word == plural ? EnglishPlural.singular(of: word) : word))
  }
}

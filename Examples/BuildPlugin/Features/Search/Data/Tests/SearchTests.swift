import Testing

@testable import SearchFeature

/// What the generated tests cannot know; they stand beside this file once it is compiled.
@Suite struct SearchTests {
    @Test func theCheapestOfferIsFound() throws {
        let offers = try [FlightOffer](dto: Fixtures.decode([FlightOfferDTO].self, from: "offers.json"))
        #expect(offers.min { $0.price.minorUnits < $1.price.minorUnits }?.stopCount == 1)
    }
}

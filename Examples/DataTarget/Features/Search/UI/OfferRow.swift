import SearchData
import SearchDomain

/// One line of the list of offers, made of the domain model alone.
struct OfferRow {
    let title: String
    let stops: String

    init(_ offer: FlightOffer) {
        title = "\(offer.origin) to \(offer.destination)"
        stops = offer.stopCount == 0 ? "direct" : "\(offer.stopCount) stops"
    }

    static func all(from repository: SearchRepository) async throws -> [OfferRow] {
        try await repository.offers().map(OfferRow.init)
    }
}

#if NAMES_A_DTO
// swift build -Xswiftc -DNAMES_A_DTO
// error: cannot find type 'FlightOfferDTO' in scope
extension OfferRow {
    init(_ dto: FlightOfferDTO) {
        title = dto.origin
        stops = ""
    }
}
#endif

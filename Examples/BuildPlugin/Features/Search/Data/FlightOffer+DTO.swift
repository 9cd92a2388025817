// Scaffolded by dtogen. Yours to edit.

import Foundation
import SharedKernel

extension FlightOffer {
    init(dto: FlightOfferDTO) throws {
        guard dto.stopCount >= 0 else { throw MappingError.invalid(field: "stop_count") }
        self.init(
            id: OfferID(dto.offerId),
            origin: dto.origin,
            destination: dto.destination,
            departsAt: dto.departsAt,
            stopCount: dto.stopCount,
            price: try WireMapping.one(dto.price, at: "price", Money.init(dto:)),
            seatsLeft: dto.seatsLeft
        )
    }
}

extension Money {
    init(dto: FlightOfferDTO.PriceDTO) throws {
        self = Money(minorUnits: dto.amountMinor, currencyCode: dto.currency)
    }
}

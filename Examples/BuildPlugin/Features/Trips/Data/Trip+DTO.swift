// Scaffolded by dtogen. Yours to edit.

import Foundation
import SharedKernel

extension Trip {
    init(dto: TripDTO) throws {
        guard dto.arrivesAt > dto.departsAt else { throw MappingError.invalid(field: "arrives_at") }
        self.init(
            id: TripID(dto.tripId),
            title: dto.title,
            status: TripStatus(raw: dto.status),
            departsAt: dto.departsAt,
            arrivesAt: dto.arrivesAt,
            price: try WireMapping.one(dto.price, at: "price", Money.init(dto:)),
            seatsLeft: dto.seatsLeft
        )
    }
}

extension Money {
    init(dto: TripDTO.PriceDTO) throws {
        self = Money(minorUnits: dto.amountMinor, currencyCode: dto.currency)
    }
}

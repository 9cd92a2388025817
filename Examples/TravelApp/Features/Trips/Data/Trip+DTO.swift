// Scaffolded by dtogen. Yours to edit.

import Foundation
import SharedKernel

extension Trip {
    init(dto: TripDTO) throws {
        guard dto.recordLocator.contains(/^[A-Z0-9]{6}$/) else { throw MappingError.invalid(field: "record_locator") }
        guard !dto.travellers.isEmpty else { throw MappingError.invalid(field: "travellers") }
        guard !dto.legs.isEmpty else { throw MappingError.invalid(field: "legs") }
        guard dto.loyaltyMiles >= 0 else { throw MappingError.invalid(field: "loyalty_miles") }
        self.init(
            id: TripID(dto.tripId),
            recordLocator: RecordLocator(dto.recordLocator),
            status: TripStatus(raw: dto.status),
            title: dto.title,
            departure: try WireMapping.localDateTime(dto.departsAtLocal, at: "departs_at_local"),
            day: try WireMapping.calendarDate(dto.departsOn, at: "departs_on"),
            checkInOpens: dto.checkInOpensAt.map { WireMapping.date(epochSeconds: $0) },
            lastChange: WireMapping.date(epochMilliseconds: dto.updatedAtMs),
            totalPrice: try WireMapping.one(dto.totalPrice, at: "total_price", Money.init(dto:)),
            travellers: dto.travellers,
            seats: dto.seatByTraveller,
            boardingPass: dto.boardingPassUrl,
            miles: dto.loyaltyMiles,
            legs: try WireMapping.each(dto.legs, at: "legs", Trip.Leg.init(dto:))
        )
    }
}

extension Trip.Leg {
    init(dto: TripDTO.LegDTO) throws {
        self.init(
            from: dto.from,
            to: dto.to,
            gateCloses: try dto.gateCloses.map { try WireMapping.timeOfDay($0, at: "gate_closes") }
        )
    }
}

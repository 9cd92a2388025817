// Scaffolded by dtogen. Yours to edit.

import Foundation
import SharedKernel

extension FlightOffer {
    init(dto: FlightOfferDTO) throws {
        guard dto.arrivalAt > dto.departureAt else { throw MappingError.invalid(field: "arrival_at") }
        guard dto.stopCount >= 0 else { throw MappingError.invalid(field: "stop_count") }
        guard !dto.segments.isEmpty else { throw MappingError.invalid(field: "segments") }
        if let amountMinor = dto.price.asV2?.amountMinor {
            guard amountMinor > 0 else { throw MappingError.invalid(field: "price.amount_minor") }
        }
        if let seatsLeft = dto.seatsLeft {
            guard seatsLeft > 0 else { throw MappingError.invalid(field: "seats_left") }
        }
        let pricePerAdult: Money = switch dto.price {
        case .v2(let value): Money(minorUnits: value.amountMinor, currencyCode: value.currency)
        case .v1(let value): try WireMapping.valid(Money(major: value, fractionDigits: 2, currencyCode: "EUR"), at: "price")
        }
        self.init(
            id: OfferID(dto.offerId),
            route: Route(origin: dto.origin, destination: dto.destination),
            departure: dto.departureAt,
            arrival: dto.arrivalAt,
            stops: dto.stopCount,
            cabin: CabinClass(raw: dto.cabinClass),
            segments: try WireMapping.each(dto.segments, at: "segments", FlightOffer.Segment.init(dto:)),
            pricePerAdult: pricePerAdult,
            seatsLeft: dto.seatsLeft
        )
    }
}

extension FlightOffer.Segment {
    init(dto: FlightOfferDTO.SegmentDTO) throws {
        self.init(
            carrier: dto.carrier,
            flightNumber: dto.flightNumber,
            equipment: dto.equipment
        )
    }
}

// Scaffolded by dtogen. Yours to edit.

import Foundation

extension Fare {
    init(dto: FareDTO) throws {
        if let validTo = dto.validTo {
            guard
                try WireMapping.calendarDate(validTo, at: "valid_to") >= WireMapping.calendarDate(dto.validFrom, at: "valid_from")
            else { throw MappingError.invalid(field: "valid_to") }
        }
        guard
            try WireMapping.decimal(dto.price.amount, at: "price.amount") > 0
        else { throw MappingError.invalid(field: "price.amount") }
        guard !dto.legs.isEmpty else { throw MappingError.invalid(field: "legs") }
        for (index, leg) in dto.legs.enumerated() {
            guard leg.miles > 0 else { throw MappingError.invalid(field: "legs[\(index)].miles") }
        }
        self.init(
            id: FareID(dto.fareId),
            route: Route(origin: dto.route.from, destination: dto.route.to),
            firstDay: try WireMapping.calendarDate(dto.validFrom, at: "valid_from"),
            lastDay: try dto.validTo.map { try WireMapping.calendarDate($0, at: "valid_to") },
            price: try WireMapping.valid(Money(major: dto.price.amount, currencyCode: dto.price.currency), at: "price.amount"),
            legs: try WireMapping.each(dto.legs, at: "legs", Fare.Leg.init(dto:))
        )
    }
}

extension Fare.Leg {
    init(dto: FareDTO.LegDTO) throws {
        self.init(
            miles: dto.miles,
            stops: dto.stops
        )
    }
}

// Scaffolded by dtogen. Yours to edit.

import SharedKernel

extension Passenger {
    init(dto: PassengerDTO) throws {
        if let documentExpiry = dto.documentExpiry, let dateOfBirth = dto.dateOfBirth {
            guard
                try WireMapping.calendarDate(documentExpiry, at: "documentExpiry") > WireMapping.calendarDate(dateOfBirth, at: "dateOfBirth")
            else { throw MappingError.invalid(field: "documentExpiry") }
        }
        if ["HELD_INFANT", "INF"].contains(dto.type) {
            guard dto.associatedAdultId != nil else { throw MappingError.invalid(field: "associatedAdultId") }
        }
        self.init(
            id: PassengerID(dto.id),
            type: PassengerType(raw: dto.type),
            name: FullName(given: dto.name.firstName, family: dto.name.lastName),
            dateOfBirth: try dto.dateOfBirth.map { try WireMapping.calendarDate($0, at: "dateOfBirth") },
            documentExpiry: try dto.documentExpiry.map { try WireMapping.calendarDate($0, at: "documentExpiry") },
            travelsWith: dto.associatedAdultId.map { PassengerID($0) },
            fare: try WireMapping.one(dto.fare, at: "fare", Money.init(dto:))
        )
    }
}

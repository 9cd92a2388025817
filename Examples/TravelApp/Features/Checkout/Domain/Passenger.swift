// Scaffolded by dtogen. Yours to edit.

import SharedKernel

struct Passenger: Identifiable, Hashable, Sendable {
    let id: PassengerID
    let type: PassengerType
    let name: FullName
    let dateOfBirth: CalendarDate?
    let documentExpiry: CalendarDate?
    let travelsWith: PassengerID?
    let fare: Money
}

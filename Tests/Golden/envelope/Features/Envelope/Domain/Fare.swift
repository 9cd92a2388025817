// Scaffolded by dtogen. Yours to edit.

struct Fare: Identifiable, Hashable, Sendable {
    let id: FareID
    let route: Route
    let firstDay: CalendarDate
    let lastDay: CalendarDate?
    let price: Money
    let legs: [Leg]

    struct Leg: Hashable, Sendable {
        let miles: Int
        let stops: [String]
    }
}

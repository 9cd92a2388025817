// Scaffolded by dtogen. Yours to edit.

struct Ticket: Identifiable, Hashable, Sendable {
    let id: TicketID
    let status: TicketStatus
    let previous: TicketStatus?
    let priority: Priority
    let labels: [Label]
    let byDay: [DayID: TicketStatus]
}

// Scaffolded by dtogen. Yours to edit.

extension Ticket {
    init(dto: TicketDTO) throws {
        self.init(
            id: TicketID(dto.id),
            status: TicketStatus(raw: dto.status),
            previous: dto.previous.map { TicketStatus(raw: $0) },
            priority: try Priority(raw: WireMapping.integer(dto.priority, at: "priority")),
            labels: dto.labels.map { Label(raw: $0) },
            byDay: try WireMapping.entries(dto.byDay, at: "by_day", key: { DayID($0) }, value: { TicketStatus(raw: $0) })
        )
    }
}

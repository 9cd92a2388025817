// Scaffolded by dtogen. Yours to edit.

import SharedKernel

/// One end of a flight, in the airport's own time.
struct Stop: Hashable, Sendable {
    let airport: AirportID
    let terminal: String?
    let time: LocalDateTime
}

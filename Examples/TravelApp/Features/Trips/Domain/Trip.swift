// Scaffolded by dtogen. Yours to edit.

import Foundation
import SharedKernel

/// A booked journey in the list of trips.
struct Trip: Identifiable, Hashable, Sendable {
    let id: TripID
    let recordLocator: RecordLocator
    let status: TripStatus
    let title: String?
    let departure: LocalDateTime
    let day: CalendarDate
    let checkInOpens: Date?
    let lastChange: Date
    let totalPrice: Money?
    let travellers: [String]
    let seats: [String: String?]
    let boardingPass: URL?
    let miles: Int
    let legs: [Leg]

    struct Leg: Hashable, Sendable {
        let from: String
        let to: String
        let gateCloses: TimeOfDay?
    }
}

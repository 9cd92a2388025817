// Scaffolded by dtogen. Yours to edit.

import Foundation
import SharedKernel

struct Trip: Identifiable, Hashable, Sendable {
    let id: TripID
    let title: String
    let status: TripStatus
    let departsAt: Date
    let arrivesAt: Date
    let price: Money
    let seatsLeft: Int?
}

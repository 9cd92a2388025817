// Scaffolded by dtogen. Yours to edit.

import Foundation
import SharedKernel

struct FlightOffer: Identifiable, Hashable, Sendable {
    let id: OfferID
    let origin: String
    let destination: String
    let departsAt: Date
    let stopCount: Int
    let price: Money
    let seatsLeft: Int?
}

// Scaffolded by dtogen. Yours to edit.

import Foundation
import SharedKernel

/// One bookable way to fly, as the result list shows it.
struct FlightOffer: Identifiable, Hashable, Sendable {
    let id: OfferID
    let route: Route
    let departure: Date
    let arrival: Date
    let stops: Int
    let cabin: CabinClass
    let segments: [Segment]
    let pricePerAdult: Money
    let seatsLeft: Int?

    struct Segment: Hashable, Sendable {
        let carrier: String
        let flightNumber: String
        let equipment: String?
    }
}

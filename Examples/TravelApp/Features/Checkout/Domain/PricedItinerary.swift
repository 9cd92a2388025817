// Scaffolded by dtogen. Yours to edit.

import Foundation
import SharedKernel

/// An itinerary whose price the airline guarantees for a while.
struct PricedItinerary: Identifiable, Hashable, Sendable {
    let id: PricedItineraryID
    let offerID: OfferID
    let pricedAt: Date
    let guaranteedUntil: Date
    let segments: [Segment]
    let passengers: [Passenger]
    let taxes: [Tax]
    let total: Money
    let refundPolicy: RefundPolicy
    let contactEmail: String?

    struct Segment: Hashable, Sendable {
        let carrierCode: String
        let number: String
        let departure: Stop
        let arrival: Stop
        let baggageKg: Decimal?
    }

    struct Tax: Hashable, Sendable {
        let code: String
        let nature: String?
        let amount: Money
    }
}

// Scaffolded by dtogen. Yours to edit.

public import Foundation
public import SharedKernel

public struct FlightOffer: Identifiable, Hashable, Sendable {
    public let id: OfferID
    public let origin: String
    public let destination: String
    public let departsAt: Date
    public let stopCount: Int
    public let price: Money
    public let seatsLeft: Int?

    public init(
        id: OfferID,
        origin: String,
        destination: String,
        departsAt: Date,
        stopCount: Int,
        price: Money,
        seatsLeft: Int?
    ) {
        self.id = id
        self.origin = origin
        self.destination = destination
        self.departsAt = departsAt
        self.stopCount = stopCount
        self.price = price
        self.seatsLeft = seatsLeft
    }
}

import Foundation
import SearchDomain

/// The face that the data layer shows: responses go in, domain models come out, and DTOs stay inside.
public struct SearchRepository: Sendable {
    private let load: @Sendable () async throws -> Data

    public init(load: @escaping @Sendable () async throws -> Data) {
        self.load = load
    }

    public func offers() async throws -> [FlightOffer] {
        try [FlightOffer](dto: WireDecoder.decode([FlightOfferDTO].self, from: await load()))
    }
}

import Foundation

protocol OfferRepository: Sendable {
  func offers() async throws -> [FlightOffer]
  func raw(page: Int) async throws -> [FlightOfferDTO]  // expect: wire-type-in-signature
}

struct LiveOfferRepository {
  private func decode(_ data: Data) throws -> [FlightOfferDTO] {
    try JSONDecoder().decode([FlightOfferDTO].self, from: data)
  }
}

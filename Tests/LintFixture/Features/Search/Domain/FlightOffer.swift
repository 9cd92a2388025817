import Foundation
import SharedKernel

/// A `Codable` comment about "isLoading" and JSONDecoder is no code.
struct FlightOffer: Hashable, Sendable {
  let id: OfferID
  let departure: Date
  let isNew: Bool
  let cabin: CabinClass
  var isSelected = false  // expect: ui-state-in-domain
}

enum CabinClass: Hashable, Sendable {
  case economy, business
  case unknown(raw: String)
}

struct SearchFilter: Hashable, Codable {  // expect: serializable-domain
  let text: String

  private enum CodingKeys: String, CodingKey {
    case text = "q"
  }
}

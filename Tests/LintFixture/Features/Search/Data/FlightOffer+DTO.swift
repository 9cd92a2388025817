import Foundation
import SharedKernel

extension FlightOffer {
  init(dto: FlightOfferDTO) throws {
    guard dto.publishedAt < dto.now else { throw MappingError.invalid(field: "published_at") }
    self.init(
      id: OfferID(dto.id),
      departure: dto.departure ?? .distantFuture,  // expect: mapper-default
      isNew: dto.publishedAt > Date().addingTimeInterval(-86_400),  // expect: impure-mapper
      cabin: CabinClass(raw: dto.cabin)
    )
  }
}

extension CabinClass {
  init(raw: String) {
    switch raw.lowercased() {
    case "economy", "y": self = .economy
    case "business", "c": self = .business
    default: self = .economy  // expect: status-without-unknown
    }
  }
}

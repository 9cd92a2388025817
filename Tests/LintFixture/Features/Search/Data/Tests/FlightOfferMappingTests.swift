import Foundation

struct FlightOfferMappingTests {
  func mapsOne() throws -> FlightOffer {
    try FlightOffer(dto: JSONDecoder().decode(FlightOfferDTO.self, from: Data()))
  }
}

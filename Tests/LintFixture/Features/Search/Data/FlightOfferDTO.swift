import Foundation

struct FlightOfferDTO: Decodable, Sendable {
  let id: UUID
  let departure: Date?
  let publishedAt: Date
  let cabin: String
  let fare: FareKind
  let now: Date

  private enum CodingKeys: String, CodingKey {
    case id, departure, publishedAt, cabin, fare, now
  }
}

enum FareKind: String, Decodable {  // expect: raw-enum-from-wire
  case basic, flex
}

struct TripDTO: Decodable, Sendable {
  let id: String
  let offerId: String?
  let title: String?
}

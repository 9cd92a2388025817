struct OfferRow {
  let offer: FlightOffer
  let raw: FlightOfferDTO  // expect: wire-type-outside-data
  let booking: Booking?
  var isExpanded = false

  var title: String { "FlightOfferDTO \(offer.id) of JSONSerialization" }
}

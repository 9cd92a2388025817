struct TripRow {
  let trip: Trip
  let booking: Booking
  /* expect: allow-comment */ // dtogen:allow wire-type-outside-data
  let title: String
  let link: TripDTO?  // dtogen:allow wire-type-outside-data the share sheet sends it back as it came
}

struct Booking: Identifiable {  // expect: shared-model
  let id: String
  let price: Double?
  let seat: String?
}

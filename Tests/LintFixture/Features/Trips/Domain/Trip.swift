import SearchFeature  // expect: feature-boundary
import SharedKernel

struct Trip: Hashable, Sendable {
  let id: String
  let offer: OfferID
}

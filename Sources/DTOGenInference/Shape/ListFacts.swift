/// What is known of all arrays seen at one path.
struct ListFacts: Sendable {
  var count = 0
  var first = SamplePlace.none
  /// Whether the strings among the elements are worth counting apart.
  var tracksTokens = false
  /// The merged elements: one shape, or none while no array had an element.
  var element: [Shape] = []

  mutating func merge(_ other: ListFacts, in files: SampleFiles) {
    count += other.count
    first.merge(other.first)
    guard let theirs = other.element.first else { return }
    if element.isEmpty {
      element = [theirs]
    } else {
      element[0].merge(theirs, in: files)
    }
  }
}

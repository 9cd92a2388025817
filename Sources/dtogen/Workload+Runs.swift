import DTOGenCore

extension Workload {
  /// As `map`, for items that take so little each that a thread takes some neighbours at a time: one result for each run
  /// of neighbours, in the order of the items.
  func map<Item: Sendable, Result: Sendable>(
    runsOf items: [Item], _ transform: @Sendable (ArraySlice<Item>) -> Result
  ) -> [Result] {
    let length = 16
    let starts = Array(stride(from: 0, to: items.count, by: length))
    return map(starts) { start in transform(items[start..<min(start + length, items.count)]) }
  }
}

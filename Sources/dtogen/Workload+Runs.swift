import DTOGenCore

extension ParallelMap {
  /// As `map`, for items that take so little each that a thread takes some neighbours at a time: one result for each run
  /// of neighbours, in the order of the items.
  ///
  /// Where the items have paths, a run ends where neighbours have the least in common, so that few folders are worked on
  /// by two threads.
  func map<Item: Sendable, Result: Sendable>(
    runsOf items: [Item], path: ((Item) -> String)? = nil, _ transform: @Sendable (ArraySlice<Item>) -> Result
  ) -> [Result] {
    var runs: [Range<Int>] = []
    var start = 0
    while start < items.count {
      let end = path.map { Self.end(of: items, from: start, $0) } ?? min(start + 16, items.count)
      runs.append(start..<end)
      start = end
    }
    return map(runs) { run in transform(items[run]) }
  }

  private static func end<Item>(of items: [Item], from start: Int, _ path: (Item) -> String) -> Int {
    guard items.count - start > 24 else { return items.count }
    var (best, least) = (start + 24, Int.max)
    for end in start + 12...start + 24 {
      let shared = FilePath.sharedLength(path(items[end - 1]), path(items[end]))
      if shared <= least { (best, least) = (end, shared) }
    }
    return best
  }
}

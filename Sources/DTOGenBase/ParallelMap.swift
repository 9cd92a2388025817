/// How a run works through parts that know nothing of each other, such as features: one after another, or several at
/// once.
///
/// The core starts no thread. A command that may use several processors hands in how, and the results are the same.
public struct ParallelMap: Sendable {
  /// Calls the body once for each number below the count, in any order, and returns when all calls have.
  private let run: @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void

  public init(_ run: @escaping @Sendable (_ count: Int, _ body: @Sendable (Int) -> Void) -> Void) {
    self.run = run
  }

  /// One after another.
  public static let sequential = ParallelMap { count, body in
    for index in 0..<count { body(index) }
  }

  /// The results in the order of the items.
  public func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ transform: @Sendable (Item) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: items.count) { buffer, count in
      // Each call writes the one place that its number names, and nobody reads before all have returned.
      nonisolated(unsafe) let places = buffer
      run(items.count) { index in places.initializeElement(at: index, to: transform(items[index])) }
      count = items.count
    }
  }
}

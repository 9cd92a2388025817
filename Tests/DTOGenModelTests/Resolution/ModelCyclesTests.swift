import Testing
import ToolSupport

@testable import DTOGenModel

@Suite struct ModelCyclesTests {
  @Test func findsWhatLeadsBackToItself() {
    // 0 → 1 → 2 → 0, 2 → 3, 3 → 3, 4 → 3, 5
    let cycles = ModelCycles(edges: [[1], [2], [0, 3], [3], [3], []])
    #expect((0..<6).map(cycles.holds) == [true, true, true, true, false, false])
    #expect(cycles.join(0, 2))
    #expect(cycles.join(3, 3))
    #expect(!cycles.join(2, 3))
    #expect(!cycles.join(4, 4))
  }

  @Test func aLongChainIsOneWalkWithoutRecursion() {
    let count = 200_000
    let chain = ModelCycles(edges: (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] })
    #expect(!chain.holds(0))
    let ring = ModelCycles(edges: (0..<count).map { [($0 + 1) % count] })
    #expect(ring.join(0, count - 1))
  }

  /// The definition itself: every way is followed from every model.
  @Test func agreesWithTheDefinitionOnRandomGraphs() {
    var random = RandomDocuments(seed: 11)
    for _ in 0..<200 {
      let count = Int.random(in: 1..<9, using: &random)
      let edges = (0..<count).map { _ in
        (0..<Int.random(in: 0..<3, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) }
      }
      let cycles = ModelCycles(edges: edges)
      for left in 0..<count {
        for right in 0..<count {
          let joins = Self.leads(left, to: right, edges) && Self.leads(right, to: left, edges)
          #expect(cycles.join(left, right) == joins, "\(edges): \(left), \(right)")
        }
      }
    }
  }

  private static func leads(_ start: Int, to goal: Int, _ edges: [[Int]]) -> Bool {
    var seen: Set<Int> = []
    var pending = edges[start]
    while let next = pending.popLast() {
      if seen.insert(next).inserted { pending += edges[next] }
    }
    return seen.contains(goal)
  }
}

/// The search for a shortest edit script between two sequences of numbers.
///
/// E. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986), in its linear-space form: paths from both ends
/// meet in the middle, which splits the task in two. Where they do not meet within `costLimit` steps, the furthest point
/// reached splits it instead, so that the time stays in proportion to the length; the script is then still right, but
/// may be longer than needed.
struct ShortestEdit {
  private static let costLimit = 256

  /// A part of both sequences that is still to be compared.
  private struct Box {
    var old: Range<Int>
    var new: Range<Int>
  }

  private let old: [Int]
  private let new: [Int]
  private(set) var deleted: [Bool]
  private(set) var inserted: [Bool]

  /// How far along the old sequence each diagonal (old index minus new index) has come, from the front and from the end.
  private var forward: [Int]
  private var backward: [Int]
  /// What makes the smallest diagonal, with a neighbour, an index.
  private let offset: Int

  init(old: [Int], new: [Int]) {
    self.old = old
    self.new = new
    deleted = [Bool](repeating: false, count: old.count)
    inserted = [Bool](repeating: false, count: new.count)
    offset = new.count + 1
    forward = [Int](repeating: 0, count: old.count + new.count + 3)
    backward = forward
  }

  mutating func run() {
    var boxes = [Box(old: old.indices, new: new.indices)]
    while let box = boxes.popLast().map(trimmed) {
      if box.old.isEmpty {
        for index in box.new { inserted[index] = true }
      } else if box.new.isEmpty {
        for index in box.old { deleted[index] = true }
      } else {
        let middle = split(box)
        boxes.append(Box(old: box.old.lowerBound..<middle.old, new: box.new.lowerBound..<middle.new))
        boxes.append(Box(old: middle.old..<box.old.upperBound, new: middle.new..<box.new.upperBound))
      }
    }
  }

  /// Without what both parts begin and end with.
  private func trimmed(_ box: Box) -> Box {
    var (oldStart, newStart) = (box.old.lowerBound, box.new.lowerBound)
    var (oldEnd, newEnd) = (box.old.upperBound, box.new.upperBound)
    while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
      oldStart += 1
      newStart += 1
    }
    while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    return Box(old: oldStart..<oldEnd, new: newStart..<newEnd)
  }

  /// A point that a shortest path through the box passes, neither of its parts being the whole box.
  private mutating func split(_ box: Box) -> (old: Int, new: Int) {
    let first = box.old.lowerBound - box.new.upperBound
    let last = box.old.upperBound - box.new.lowerBound
    let start = box.old.lowerBound - box.new.lowerBound
    let end = box.old.upperBound - box.new.upperBound
    let meetsForward = (start - end) % 2 != 0
    var front = Band(start)
    var back = Band(end)
    forward[offset + start] = box.old.lowerBound
    backward[offset + end] = box.old.upperBound

    for cost in 1... {
      let frontEdges = front.widen(within: first...last)
      for edge in frontEdges { forward[offset + edge] = -1 }
      for diagonal in front.diagonals {
        let reached = advance(diagonal, in: box)
        if meetsForward, back.contains(diagonal), backward[offset + diagonal] <= reached {
          return (reached, reached - diagonal)
        }
      }
      let backEdges = back.widen(within: first...last)
      for edge in backEdges { backward[offset + edge] = Int.max }
      for diagonal in back.diagonals {
        let reached = retreat(diagonal, in: box)
        if !meetsForward, front.contains(diagonal), reached <= forward[offset + diagonal] {
          return (reached, reached - diagonal)
        }
      }
      if cost >= Self.costLimit { break }
    }
    return furthest(front, back, in: box)
  }

  /// One step further on a diagonal from the front, then along all that is equal.
  private mutating func advance(_ diagonal: Int, in box: Box) -> Int {
    let (below, above) = (forward[offset + diagonal - 1], forward[offset + diagonal + 1])
    var index = below < above ? above : below + 1
    while index < box.old.upperBound, index - diagonal < box.new.upperBound, old[index] == new[index - diagonal] {
      index += 1
    }
    forward[offset + diagonal] = index
    return index
  }

  /// The same from the end.
  private mutating func retreat(_ diagonal: Int, in box: Box) -> Int {
    let (below, above) = (backward[offset + diagonal - 1], backward[offset + diagonal + 1])
    var index = below < above ? below : above - 1
    while index > box.old.lowerBound, index - diagonal > box.new.lowerBound,
      old[index - 1] == new[index - diagonal - 1]
    {
      index -= 1
    }
    backward[offset + diagonal] = index
    return index
  }

  /// The point furthest from its end of the box.
  private func furthest(_ front: Band, _ back: Band, in box: Box) -> (old: Int, new: Int) {
    var best = (old: box.old.lowerBound, new: box.new.lowerBound)
    for diagonal in front.diagonals {
      let index = min(forward[offset + diagonal], box.old.upperBound, box.new.upperBound + diagonal)
      if index + index - diagonal > best.old + best.new { best = (index, index - diagonal) }
    }
    var bestBack = (old: box.old.upperBound, new: box.new.upperBound)
    for diagonal in back.diagonals {
      let index = max(backward[offset + diagonal], box.old.lowerBound, box.new.lowerBound + diagonal)
      if index + index - diagonal < bestBack.old + bestBack.new { bestBack = (index, index - diagonal) }
    }
    let covered = best.old + best.new - box.old.lowerBound - box.new.lowerBound
    let coveredBack = box.old.upperBound + box.new.upperBound - bestBack.old - bestBack.new
    return coveredBack < covered ? best : bestBack
  }
}

/// The diagonals that the paths of one cost may end on: every other one between two bounds.
private struct Band {
  private var low: Int
  private var high: Int

  init(_ diagonal: Int) {
    low = diagonal
    high = diagonal
  }

  var diagonals: StrideThrough<Int> { stride(from: high, through: low, by: -2) }

  func contains(_ diagonal: Int) -> Bool { low <= diagonal && diagonal <= high }

  /// One diagonal more on each side, or one fewer where the box ends; the diagonals beyond that no path has reached.
  mutating func widen(within limits: ClosedRange<Int>) -> [Int] {
    var edges: [Int] = []
    if low > limits.lowerBound {
      low -= 1
      edges.append(low - 1)
    } else {
      low += 1
    }
    if high < limits.upperBound {
      high += 1
      edges.append(high + 1)
    } else {
      high -= 1
    }
    return edges
  }
}

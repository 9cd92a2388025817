import DTOGenBase

/// The samples of a response, in the order of the document.
///
/// The elements of a list or a map are read as they are asked for: a document may hold tens of thousands, and most users
/// of this type look at a few.
package struct Samples: Sequence, Sendable {
  fileprivate enum Run: Sendable {
    case one(Sample)
    /// At most so many elements of a list, or values of a map, that stands at the end of a way.
    case elements(JSONValue, way: [WirePath.Segment], limit: Int)
  }

  private var runs: [Run] = []
  package private(set) var count = 0

  package init() {}

  package var isEmpty: Bool { count == 0 }

  package var first: Sample? { first { _ in true } }

  mutating func add(_ sample: Sample) {
    runs.append(.one(sample))
    count += 1
  }

  mutating func add(elementsOf container: JSONValue, way: [WirePath.Segment], limit: Int) {
    runs.append(.elements(container, way: way, limit: limit))
    // What a map says twice counts once.
    let size = container.kind == .object ? container.members.count { !$0.isDuplicate } : container.count
    count += Swift.min(size, limit)
  }

  package func makeIterator() -> Iterator { Iterator(runs: runs[...]) }

  package struct Iterator: IteratorProtocol {
    private var runs: ArraySlice<Run>
    private var inner: Inner?

    /// Where the walk over one list or map stands.
    private struct Inner {
      var elements: JSONElements
      var members: JSONMembers
      let way: [WirePath.Segment]
      let limit: Int
      var next = 0

      mutating func step() -> Sample? {
        guard next < limit else { return nil }
        defer { next += 1 }
        if let value = elements.next() { return Sample(value: value, way: way, step: .index(next)) }
        while let member = members.next() {
          if !member.isDuplicate { return Sample(value: member.value, way: way, step: .key(member.key)) }
        }
        return nil
      }
    }

    fileprivate init(runs: ArraySlice<Run>) { self.runs = runs }

    package mutating func next() -> Sample? {
      while true {
        if let sample = inner?.step() { return sample }
        inner = nil
        switch runs.popFirst() {
        case .one(let sample): return sample
        case .elements(let container, let way, let limit):
          inner = Inner(elements: container.elements, members: container.members, way: way, limit: limit)
        case nil: return nil
        }
      }
    }
  }
}

import DTOGenBase
import DTOGenSchema

/// The samples of a response, in the order of the document.
///
/// The elements of a list are read as they are asked for: a document may hold tens of thousands, and most users of this
/// type look at a few.
struct Samples: Sequence, Sendable {
  fileprivate enum Run: Sendable {
    case one(Sample)
    /// At most so many elements of a list that stands at the end of a way.
    case elements(JSONValue, way: [WirePath.Segment], limit: Int)
  }

  private var runs: [Run] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  var first: Sample? { first { _ in true } }

  mutating func add(_ sample: Sample) {
    runs.append(.one(sample))
    count += 1
  }

  mutating func add(elementsOf list: JSONValue, way: [WirePath.Segment], limit: Int) {
    runs.append(.elements(list, way: way, limit: limit))
    count += Swift.min(list.count, limit)
  }

  func makeIterator() -> Iterator { Iterator(runs: runs[...]) }

  struct Iterator: IteratorProtocol {
    private var runs: ArraySlice<Run>
    private var elements: (rest: JSONElements, way: [WirePath.Segment], next: Int, limit: Int)?

    fileprivate init(runs: ArraySlice<Run>) { self.runs = runs }

    mutating func next() -> Sample? {
      while true {
        if let index = elements?.next, index < elements?.limit ?? 0, let value = elements?.rest.next() {
          elements?.next = index + 1
          return Sample(value: value, way: elements?.way ?? [], element: index)
        }
        elements = nil
        switch runs.popFirst() {
        case .one(let sample): return sample
        case .elements(let list, let way, let limit): elements = (list.elements, way, 0, limit)
        case nil: return nil
        }
      }
    }
  }
}

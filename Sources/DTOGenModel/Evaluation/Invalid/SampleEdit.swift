import DTOGenBase
import DTOGenSchema

/// One change of a JSON sample: another value at a place, or nothing there.
struct SampleEdit: Hashable, Sendable {
  var path: [WirePath.Segment]
  /// Nil takes the member away.
  var value: JSONTree?
}

/// Ways to bring something about, best first: each is a set of changes that are made together.
typealias SampleEdits = [[SampleEdit]]

import DTOGenBase
import DTOGenSchema

/// Finds the samples of a model in a document: the values at an `at` path.
enum SampleSelector {
  /// The values at `path`, or nil where the path leads to nothing: an absent or null member, or a wrong kind.
  static func values(at path: WirePath, in root: JSONValue) -> [JSONValue]? {
    var values = [root]
    for segment in path.segments {
      var next: [JSONValue] = []
      for value in values {
        guard let inner = step(segment, in: value) else { return nil }
        next += inner
      }
      values = next
    }
    return values
  }

  private static func step(_ segment: WirePath.Segment, in value: JSONValue) -> [JSONValue]? {
    switch segment {
    case .key(let key): value[key].flatMap { $0.isNull ? nil : [$0] }
    case .index(let index):
      value.kind == .array ? value.elements.dropFirst(index).first { _ in true }.map { [$0] } : nil
    case .last: value.elements.reduce(nil) { $1 }.map { [$0] }
    case .each:
      switch value.kind {
      case .array: Array(value.elements)
      case .object: value.members.map(\.value)
      default: nil
      }
    }
  }
}

import DTOGenBase
import DTOGenSchema

/// Finds the place of a sample that a mapper's error names.
enum FailurePlace {
  /// The value at the path, or the innermost value on the way to it.
  static func location(of field: String, in sample: JSONValue) -> SourceLocation {
    var value = sample
    guard !field.isEmpty,
      let path = try? WirePathParser.parse(EmbeddedText(field, at: sample.location)).value
    else { return sample.location }
    for segment in path.segments {
      let inner: JSONValue? =
        switch segment {
        case .key(let key): value[key]
        case .index(let index): value.elements.dropFirst(index).first { _ in true }
        case .last: value.elements.suffix(1).first
        case .each: nil
        }
      guard let inner else { break }
      value = inner
    }
    return value.location
  }
}

package import DTOGenBase

/// Finds the samples of a response in a captured document: the one reading of `at`, for inference as for evaluation.
///
/// `[]` means each element of a list, and each value of an object that stands in a list's place: that object is a map.
/// Whoever has one type for all documents says which of both it is.
/// Each line of a JSON Lines document is a document of its own.
package enum SampleFinder {
  /// A place where the path leads no further.
  package struct Miss: Sendable {
    package var location: SourceLocation
    /// What is there instead, such as `'data' has no key 'offers'`.
    package var reason: String
  }

  /// The samples of a document, and the places where the path leads nowhere.
  ///
  /// Of each list and map no more than `limit` elements are looked at. `containers` has an array or an object for each
  /// `[]`; nil where either will do.
  package static func samples(
    in document: JSONDocument, at path: WirePath, containers: [JSONKind]? = nil, limit: Int = .max
  ) -> (samples: Samples, misses: [Miss]) {
    samples(in: document.roots, at: path, containers, limit: limit)
  }

  /// The samples of one root.
  package static func samples(
    in root: JSONValue, at path: WirePath, containers: [JSONKind]? = nil
  ) -> (samples: Samples, misses: [Miss]) {
    samples(in: [root], at: path, containers, limit: .max)
  }

  private static func samples(
    in roots: [JSONValue], at path: WirePath, _ containers: [JSONKind]?, limit: Int
  ) -> (samples: Samples, misses: [Miss]) {
    var places = Samples()
    for root in roots { places.add(Sample(value: root, way: [])) }
    var misses: [Miss] = []
    var containers = containers?[...]
    for (index, segment) in path.segments.enumerated() {
      var next = Samples()
      let container = segment == .each ? containers?.popFirst() : nil
      for place in places {
        switch step(place, segment, container) {
        case .elements: next.add(elementsOf: place.value, way: place.segments, limit: limit)
        case .found(let found): next.add(found)
        case .nothing(let problem):
          let before = WirePath(Array(path.segments[..<index]))
          let subject = index == 0 ? "the document" : "'\(before)'"
          misses.append(Miss(location: place.value.location, reason: "\(subject) \(problem)"))
        }
      }
      places = next
    }
    return (places, misses)
  }

  private enum Step {
    case found(Sample)
    /// Every element of the list, every value of the map.
    case elements
    case nothing(String)
  }

  private static func step(_ place: Sample, _ segment: WirePath.Segment, _ container: JSONKind?) -> Step {
    let value = place.value
    switch segment {
    case .key(let key):
      guard value.kind == .object else { return .nothing("is \(name(of: value.kind)), not an object") }
      guard let inner = value[key] else {
        let hint = NearestName.hint(for: key, in: value.members.map(\.key))
        return .nothing("has no key '\(key)'\(hint)")
      }
      return .found(Sample(value: inner, way: place.segments + [segment]))
    case .each:
      let fits = container.map { value.kind == $0 } ?? [.array, .object].contains(value.kind)
      return fits ? .elements : .nothing("is \(name(of: value.kind)), not \(name(of: container ?? .array))")
    case .index, .last:
      guard value.kind == .array else { return .nothing("is \(name(of: value.kind)), not a list") }
      let index: Int = if case .index(let index) = segment { index } else { value.count - 1 }
      guard index >= 0, let element = value.elements.dropFirst(index).first(where: { _ in true }) else {
        return .nothing("has only \(value.count) elements")
      }
      return .found(Sample(value: element, way: place.segments, step: .index(index)))
    }
  }

  private static func name(of kind: JSONKind) -> String {
    switch kind {
    case .null: "null"
    case .bool: "a bool"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

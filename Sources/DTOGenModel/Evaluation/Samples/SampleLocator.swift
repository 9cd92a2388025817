import DTOGenBase
import DTOGenSchema

/// One sample of a response: a value of the main model, and where in its document it stands.
struct Sample: Sendable {
  let value: JSONValue
  /// The way to the value, or to the list that it is an element of: one array for all elements.
  let way: [WirePath.Segment]
  var element: Int?

  /// The way from the document to the value, such as `data`, `offers`, `[0]`.
  var segments: [WirePath.Segment] { element.map { way + [.index($0)] } ?? way }

  /// The place as the test support reads it; `.` is the whole document.
  var path: String { WirePath(segments).description }
}

/// Finds the samples of a response in a captured document.
///
/// Each line of a JSON Lines document is a document of its own.
enum SampleLocator {
  /// The samples of a document, and what is wrong where the path leads nowhere.
  ///
  /// Of each list no more than `limit` elements are looked at.
  static func samples(
    in document: JSONDocument, at path: WirePath, limit: Int = .max
  ) -> (samples: Samples, diagnostics: [Diagnostic]) {
    samples(in: document.roots, at: path, limit: limit)
  }

  /// The samples of one root.
  static func samples(in root: JSONValue, at path: WirePath) -> (samples: Samples, diagnostics: [Diagnostic]) {
    samples(in: [root], at: path, limit: .max)
  }

  private static func samples(
    in roots: [JSONValue], at path: WirePath, limit: Int
  ) -> (samples: Samples, diagnostics: [Diagnostic]) {
    var places = Samples()
    for root in roots { places.add(Sample(value: root, way: [])) }
    var diagnostics: [Diagnostic] = []
    for (index, segment) in path.segments.enumerated() {
      let before = WirePath(Array(path.segments[..<index]))
      var next = Samples()
      for place in places {
        switch step(place, segment) {
        case .elements: next.add(elementsOf: place.value, way: place.segments, limit: limit)
        case .found(let found): next.add(found)
        case .nothing(let problem):
          let subject = index == 0 ? "the document" : "'\(before)'"
          let message = "no samples at '\(path)': \(subject) \(problem); correct \"at\" in the schema or the fixture"
          diagnostics.append(.error(at: place.value.location, message))
        }
      }
      places = next
    }
    return (places, diagnostics)
  }

  private enum Step {
    case found(Sample)
    /// Every element of the list.
    case elements
    case nothing(String)
  }

  private static func step(_ place: Sample, _ segment: WirePath.Segment) -> Step {
    let value = place.value
    switch segment {
    case .key(let key):
      guard value.kind == .object else { return .nothing("is \(name(of: value.kind)), not an object") }
      guard let inner = value[key] else {
        let hint = NearestName.hint(for: key, in: value.members.map(\.key))
        return .nothing("has no key '\(key)'\(hint)")
      }
      return .found(Sample(value: inner, way: place.segments + [segment]))
    case .each, .index, .last:
      guard value.kind == .array else { return .nothing("is \(name(of: value.kind)), not a list") }
      if segment == .each { return .elements }
      let index: Int = if case .index(let index) = segment { index } else { value.count - 1 }
      guard index >= 0, let element = value.elements.dropFirst(index).first(where: { _ in true }) else {
        return .nothing("has only \(value.count) elements")
      }
      return .found(Sample(value: element, way: place.segments, element: index))
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

package import DTOGenBase

/// One sample of a response: a value of the main model, and where in its document it stands.
package struct Sample: Sendable {
  package let value: JSONValue
  /// The way to the value, or to the list or map that holds it: one array for all its elements.
  let way: [WirePath.Segment]
  /// The place in that list or map.
  var step: WirePath.Segment?

  /// Whether a key of the path names it, and not its place in a list or a map.
  package var isMember: Bool { step == nil && !way.isEmpty }

  /// The way from the document to the value, such as `data`, `offers`, `[0]`.
  package var segments: [WirePath.Segment] { step.map { way + [$0] } ?? way }

  /// The place as the test support reads it; `.` is the whole document.
  package var path: String { WirePath(segments).description }
}

import DTOGenModel
import DTOGenSchema
import DTOGenTemplates

/// A fragment that is the expression of a response's mapper: from the whole document to the domain, over `dto`.
///
/// Follows the place of the samples segment by segment; every error gets the path from the document.
struct ResponseExpression: SourceFragment {
  /// With `try` in front where it is needed.
  var source: String { (throwsErrors ? "try " : "") + text }
  let throwsErrors: Bool
  private let text: String

  private init(_ text: String, throwsErrors: Bool) {
    self.text = text
    self.throwsErrors = throwsErrors
  }

  init(_ response: ResolvedResponse, in feature: ResolvedFeature, names: SwiftNames, to domain: SwiftType) {
    let way = Way(feature: feature, names: names, mapper: domain.source + ".init(dto:)")
    self = way.expression(response.at.segments[...], from: "dto", response.document, at: "")
  }

  /// What stays the same along the way.
  private struct Way {
    let feature: ResolvedFeature
    let names: SwiftNames
    let mapper: String

    func expression(
      _ path: ArraySlice<WirePath.Segment>, from value: String, _ use: WireUse, at field: String
    ) -> ResponseExpression {
      let place = SwiftLiteral(string: field).source
      guard let segment = path.first else { return call("one(\(value), at: \(place), \(mapper))") }
      let rest = path.dropFirst()
      switch (segment, use.shape) {
      case (.key(let key), .model(let id)):
        guard let inner = feature[id].fields.first, let property = names[id].properties.first else { break }
        let next = FieldPath.join(field, WirePath([.key(key)]).description)
        return expression(rest, from: "\(value).\(property.source)", inner.use, at: next)
      case (.index(let index), .list(let element)):
        let next = FieldPath.element(field, index)
        let picked = call("element(\(value), \(index), at: \(SwiftLiteral(string: next).source))").text
        return expression(rest, from: picked, element, at: next)
      case (.last, .list(let element)):
        let next = field + "[last]"
        let picked = call("last(\(value), at: \(SwiftLiteral(string: next).source))").text
        return expression(rest, from: picked, element, at: next)
      case (.each, .list(let element)): return each("each", rest, of: value, element, place)
      case (.each, .map(let element)): return each("list", rest, of: value, element, place)
      default: break
      }
      return call("one(\(value), at: \(place), \(mapper))")
    }

    /// What `function` makes of each element of a list, or of each value of a map in the order of the keys.
    private func each(
      _ function: String, _ rest: ArraySlice<WirePath.Segment>, of value: String, _ element: WireUse, _ place: String
    ) -> ResponseExpression {
      let skipped = element.isLossy ? ", skipped: &skipped" : ""
      let arguments = "\(function)(\(value), at: \(place)\(skipped)"
      // A pick on the way throws even where the list itself skips what it cannot read.
      let throwsErrors = !element.isLossy || value.contains("WireMapping.")
      guard !rest.isEmpty else {
        return ResponseExpression("WireMapping.\(arguments), \(mapper))", throwsErrors: throwsErrors)
      }
      let body = expression(rest, from: "$0", element, at: "")
      let flattened = rest.contains(.each) ? ".flatMap { $0 }" : ""
      return ResponseExpression(
        "WireMapping.\(arguments)) { \(body.source) }\(flattened)", throwsErrors: throwsErrors)
    }

    private func call(_ text: String) -> ResponseExpression {
      ResponseExpression("WireMapping." + text, throwsErrors: true)
    }
  }
}

/// Where the walk of one path of a check stands: the element it has reached, and that element's place.
struct CheckFrame {
  var scope: MappingScope
  /// The path of the element, as errors name it; empty before the first `[]`.
  var place = ""

  func value(at access: Access) throws(MappingFailure) -> DecodedValue {
    do { return try scope.value(at: access) } catch { throw error.placed(at: place) }
  }

  /// A frame for each element of a list, or value of a map; none where it is absent.
  func elements(of access: Access) throws(MappingFailure) -> [CheckFrame] {
    let list = FieldPath.join(place, access.field)
    switch try value(at: access) {
    case .list(let elements):
      return elements.enumerated().map { index, element in
        frame(element, FieldPath.element(list, index))
      }
    case .map(let entries):
      return entries.sorted { $0.key < $1.key }.map { frame($0.value, FieldPath.value(list, $0.key)) }
    default: return []
    }
  }

  private func frame(_ element: DecodedValue, _ place: String) -> CheckFrame {
    var frame = CheckFrame(scope: scope, place: place)
    frame.scope.element = element
    return frame
  }
}

extension CheckOperand {
  func field(in frame: CheckFrame) -> String { FieldPath.join(frame.place, value.field) }
}

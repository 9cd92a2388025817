/// What the paths of an expression start from, inside one mapper.
struct MappingScope {
  /// The mapper's own DTO.
  let dto: DecodedValue
  /// The element of the enclosing walk over a list.
  var element: DecodedValue?
  /// The value of the case in the enclosing `$case`.
  var branch: DecodedValue?

  init(dto: DecodedValue, branch: DecodedValue? = nil) {
    self.dto = dto
    self.branch = branch
  }

  /// Follows a path. Absence before the end makes the whole absent; a picked element that is not there is invalid.
  func value(at access: Access) throws(MappingFailure) -> DecodedValue {
    var value: DecodedValue =
      switch access.root {
      case .dto: dto
      case .element: element ?? .absent
      case .branch: branch ?? .absent
      }
    for step in access.steps {
      switch (step, value) {
      case (.wrapped, _): continue
      case (.field(_, let index), .object(let values)):
        value = values.indices.contains(index) ? values[index] : .absent
      case (.unionCase(_, let index), .union(let held, let inner)):
        value = held == index ? inner : .absent
      case (.index(let index), .list(let elements)):
        guard elements.indices.contains(index) else { throw MappingFailure(field: access.field) }
        value = elements[index]
      case (.last, .list(let elements)):
        guard let last = elements.last else { throw MappingFailure(field: access.field) }
        value = last
      default: return .absent
      }
    }
    return value
  }
}

import DTOGenBase
import DTOGenModel

/// Writes what a small model's first sample becomes as one expectation for each value.
///
/// Nil where the model is not small: long literals and many macros do not compile in reasonable time, so that such a
/// sample is compared as text.
struct ReadableExpectations: Sendable {
  private static let limit = 12

  let feature: ResolvedFeature
  let domain: DomainNames
  let types: ExpressionTypes
  let names: TestNames

  func write(_ value: DomainValue, named name: SwiftIdentifier, model: ModelID) -> [SwiftExpectation]? {
    var lines: [SwiftExpectation] = []
    let type = types.type(of: WireUse(.model(model)), .model(model))
    guard append(value, SwiftExpectation(name), type.unwrapped, isOptional: false, &lines) else { return nil }
    return lines.count <= Self.limit ? lines : nil
  }

  /// False where a value has no readable form. `isOptional` is about `subject` itself, whose type `type` is unwrapped.
  private func append(
    _ value: DomainValue, _ subject: SwiftExpectation, _ type: DomainType, isOptional: Bool,
    _ lines: inout [SwiftExpectation]
  ) -> Bool {
    guard lines.count <= Self.limit else { return false }
    switch value {
    case .unknown, .opaque: return true
    case .structure(let id, let values):
      guard case .properties(let properties) = feature[id].domain else { return false }
      let names = domain.properties(of: id)
      return properties.indices.allSatisfy { index in
        !properties[index].isTested
          || appendMember(
            values[index], subject, names[index], types.type(of: properties[index].value), isOptional, &lines)
      }
    case .declared(let name, let values):
      let declared = feature.declaredTypes.first { $0.name == name }
      guard case .scaffolded(let properties)? = declared?.home else { return false }
      return properties.indices.allSatisfy { index in
        let label = SwiftIdentifier(sanitizing: properties[index].name, fallback: "value")
        return appendMember(values[index], subject, label, properties[index].type, isOptional, &lines)
      }
    case .identifier(let name, let raw):
      let declared = feature.declaredTypes.first { $0.name == name }
      guard case .kernelIdentifier(let type)? = declared?.home else { return false }
      let label = SwiftIdentifier(sanitizing: "rawValue", fallback: "rawValue")
      return appendMember(raw, subject, label, type, isOptional, &lines)
    case .list(let elements) where elements.isEmpty:
      lines.append(subject.has(count: 0, isOptional: isOptional))
      return true
    case .list, .map, .union, .unknownTag: return false
    default:
      guard let line = leaf(value, subject, type, isOptional) else { return false }
      lines.append(line)
      return true
    }
  }

  private func appendMember(
    _ value: DomainValue, _ subject: SwiftExpectation, _ name: SwiftIdentifier, _ type: DomainType,
    _ isOptional: Bool, _ lines: inout [SwiftExpectation]
  ) -> Bool {
    append(
      value, subject.member(name, isOptional: isOptional), type.unwrapped, isOptional: isOptional || type.isOptional,
      &lines)
  }

  private func leaf(
    _ value: DomainValue, _ subject: SwiftExpectation, _ type: DomainType, _ isOptional: Bool
  ) -> SwiftExpectation? {
    switch value {
    case .absent: return subject.isNil
    case .string(let text): return subject.equals(SwiftLiteral(string: text))
    case .bool(let flag): return subject.equals(flag)
    case .integer(let number): return subject.equals(number: number.description)
    case .double(let number): return number.isFinite ? subject.equals(number: number.description) : nil
    case .decimal(let number): return subject.equals(decimal: PlainNumber.text(of: number))
    case .instant(let instant):
      guard let text = InstantText.text(of: instant), !text.contains(".") else { return nil }
      return subject.equals(instant: text)
    case .parsed(let value): return value.expected(of: subject, isOptional: isOptional)
    case .uuid(let text):
      return subject.text("uuidString", isOptional: isOptional, equals: text, needsFoundation: true)
    case .url(let text):
      return subject.text("absoluteString", isOptional: isOptional, equals: text, needsFoundation: true)
    case .status(let id, let index):
      let name = SwiftIdentifier(sanitizing: feature[id].cases[index].name, fallback: "value")
      let isHidden = isOptional && SwiftReservedNames.optionalCases.contains(name.bare)
      return subject.equals(
        case: name,
        of: isHidden ? names.type(.named(feature[id].name)) : nil)
    case .unknownStatus(let id, let raw): return subject.equals(unknown: raw, isText: !feature[id].isInteger)
    case .money(let minorUnits, let currency): return subject.equals(money: minorUnits, currency)
    default: return nil
    }
  }
}

import DTOGenBase
import DTOGenSchema

/// What initialisers of named types give for known arguments; nil where a failable one gives nothing.
enum ConstructorEvaluation {
  static func make(
    _ constructor: Constructor, _ arguments: [(label: String?, value: DomainValue)], in feature: ResolvedFeature
  ) -> DomainValue? {
    switch constructor.target {
    case .status(let id): return status(id, arguments.first?.value ?? .unknown, in: feature)
    case .scalar(let scalar): return convert(arguments.first?.value ?? .unknown, to: scalar)
    case .declared(let name):
      let values = arguments.map(\.value)
      switch feature.declaredTypes.first(where: { $0.name == name })?.home {
      case .kernelMoney: return MoneyEvaluation.make(arguments)
      case .kernelIdentifier: return .identifier(type: name, values.first ?? .unknown)
      case .scaffolded: return .declared(type: name, values)
      case .existing, nil: return .opaque(type: name, values)
      }
    }
  }

  /// Matching ignores case; anything else is unknown and keeps its text.
  private static func status(_ id: StatusID, _ value: DomainValue, in feature: ResolvedFeature) -> DomainValue {
    let raw: String
    switch value {
    case .string(let text): raw = text
    case .integer(let number): raw = number.description
    default: return .unknown
    }
    let wanted = raw.lowercased()
    let index = feature[id].cases.firstIndex { item in
      item.values.contains { literal in
        switch literal {
        case .string(let text): text == wanted
        case .number(let text): text == raw || WholeNumber(digits: text)?.description == raw
        default: false
        }
      }
    }
    return index.map { .status(id, caseIndex: $0) } ?? .unknownStatus(id, raw: raw)
  }

  /// `String(id)`, `[SkuID: Int](stock)`, a key that is an `Int`: text is parsed strictly, numbers must fit.
  private static func convert(_ value: DomainValue, to scalar: DomainScalar) -> DomainValue? {
    if scalar == .string { return ConversionEvaluation.text(of: value) }
    guard case .string(let text) = value else { return ConversionEvaluation.convert(value, to: scalar) }
    switch scalar {
    case .int32, .int64, .uint64:
      let number = JSONNumber(text).flatMap { _ in WholeNumber(digits: text) }
      return number.flatMap { ConversionEvaluation.fits($0, scalar) ? .integer($0) : nil }
    default: return scalar.isReadFromText ? DomainValue(reading: text, as: scalar) : .unknown
    }
  }
}

import DTOGenBase
import DTOGenSchema

/// Turns decoded values into domain scalars as the runtime's `WireMapping` does; nil is an invalid value.
enum ConversionEvaluation {
  static func convert(_ value: DomainValue, to scalar: DomainScalar) -> DomainValue? {
    switch value {
    case .integer(let number): return convert(number, to: scalar)
    case .double(let number):
      switch scalar {
      case .int, .int32, .int64, .uint64:
        return WholeNumber(exactly: number).flatMap { fits($0, scalar) ? .integer($0) : nil }
      case .decimal: return JSONDecimal(number.description).map { .decimal($0) }
      default: return value
      }
    case .decimal(let number):
      switch scalar {
      case .int, .int32, .int64, .uint64:
        let whole = number.int64.map { WholeNumber($0) } ?? number.uint64.map { WholeNumber($0) }
        return whole.flatMap { fits($0, scalar) ? .integer($0) : nil }
      case .double: return Double(PlainNumber.text(of: number)).map { .double($0) }
      default: return value
      }
    default: return value
    }
  }

  private static func convert(_ number: WholeNumber, to scalar: DomainScalar) -> DomainValue? {
    switch scalar {
    case .int, .int32, .int64, .uint64: return fits(number, scalar) ? .integer(number) : nil
    case .decimal: return JSONDecimal(number.description).map { .decimal($0) }
    case .double:
      let double = Double(number.magnitude)
      guard WholeNumber(exactly: double)?.magnitude == number.magnitude else { return nil }
      return .double(number.isNegative ? -double : double)
    default: return .integer(number)
    }
  }

  static func fits(_ number: WholeNumber, _ scalar: DomainScalar) -> Bool {
    switch scalar {
    case .int32: number.int64.map { Int32(exactly: $0) != nil } ?? false
    case .uint64: number.uint64 != nil
    default: number.int64 != nil
    }
  }

  /// The plain text of a scalar, as an identifier that arrives as a number needs it.
  static func text(of value: DomainValue) -> DomainValue {
    switch value {
    case .string: value
    case .integer(let number): .string(number.description)
    case .decimal(let number): .string(PlainNumber.text(of: number))
    case .double(let number): .string(number.description)
    case .bool(let bool): .string(bool ? "true" : "false")
    default: .unknown
    }
  }

  static func epoch(_ value: DomainValue, isMilliseconds: Bool) -> DomainValue {
    guard case .integer(let number) = value, let units = number.int64 else { return .unknown }
    return .instant(isMilliseconds ? Instant(millisecondsSince1970: units) : Instant(secondsSince1970: units))
  }
}

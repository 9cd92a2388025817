import DTOGenBase

/// The next value on either side of a domain value, in the smallest step that a person would take.
enum AdjacentValue {
  static func of(_ value: DomainValue, isAbove: Bool) -> DomainValue? {
    switch value {
    case .integer(let number):
      if let next = number.int64?.addingReportingOverflow(isAbove ? 1 : -1), !next.overflow {
        return .integer(WholeNumber(next.partialValue))
      }
      return number.uint64.flatMap { isAbove ? $0.addingReportingOverflow(1) : $0.subtractingReportingOverflow(1) }
        .flatMap { $0.overflow ? nil : .integer(WholeNumber($0.partialValue)) }
    case .double(let number): return .double(number + (isAbove ? 1 : -1))
    case .decimal(let number): return decimal(number, isAbove: isAbove)
    case .instant(let instant):
      return .instant(
        Instant(secondsSince1970: instant.secondsSince1970 &+ (isAbove ? 1 : -1), nanoseconds: instant.nanoseconds))
    case .parsed(let value): return value.adjacent(isAbove: isAbove).map { .parsed($0) }
    case .string(let text): return isAbove ? .string(text + "z") : .string(String(text.dropLast()))
    case .bool(let bool): return .bool(!bool)
    case .uuid(let text): return .uuid(text.dropLast() + (text.hasSuffix("0") ? "1" : "0"))
    case .url(let text): return .url(text + "x")
    case .absent, .list, .map, .structure, .union, .unknownTag, .status, .unknownStatus, .money, .identifier, .declared,
      .opaque, .unknown:
      return nil
    }
  }

  /// One more or less, by way of a Double; numbers too long for that move by a factor of ten.
  private static func decimal(_ number: JSONDecimal, isAbove: Bool) -> DomainValue? {
    let text = PlainNumber.text(of: number)
    if number.digits.utf8.count <= 14, let double = Double(text), double.magnitude < 1e14 {
      return JSONDecimal((double + (isAbove ? 1 : -1)).description).map { .decimal($0) }
    }
    if number.isNegative == isAbove { return .decimal(.zero) }
    return JSONDecimal(text + (text.utf8.contains(UInt8(ascii: ".")) ? "e1" : "0")).map { .decimal($0) }
  }
}

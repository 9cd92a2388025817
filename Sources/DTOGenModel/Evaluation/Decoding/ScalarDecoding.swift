import DTOGenBase
import DTOGenSchema

/// Reads scalars as the DTO's decoder does: bad values fail here, except for text that a mapper parses.
enum ScalarDecoding {
  static func decode(_ value: JSONValue, as scalar: ScalarType) throws(WireFailure) -> DomainValue {
    if let decoded = read(value, as: scalar.traits.decoded) { return decoded }
    let isRefused = scalar == .double && value.number?.isRefusedAsDouble == true
    throw WireFailure(
      value,
      expected: isRefused ? "a number that Foundation's decoder reads as a Double; 'decimal' does" : expected(scalar))
  }

  /// What a person reads about a scalar that did not decode.
  static func expected(_ scalar: ScalarType) -> String {
    switch scalar.traits.decoded {
    case .string: "a string"
    case .bool: "true or false"
    case .int, .int64: "an integer"
    case .int32: "an integer from \(Int32.min) to \(Int32.max)"
    case .uint64: "an integer from 0 to \(UInt64.max)"
    case .double: "a number"
    case .decimal: "a decimal number"
    case .date: "a date-time such as 2024-05-01T10:20:30Z"
    case .uuid: "a UUID"
    case .url: "a URL"
    case .json: "a value"
    }
  }

  private static func read(_ value: JSONValue, as scalar: DecodedScalar) -> DomainValue? {
    switch scalar {
    case .string: return value.string.map { .string($0) }
    case .bool: return value.bool.map { .bool($0) }
    case .int, .int64: return value.number.flatMap { integer($0, .int64) }.map { .integer($0) }
    case .int32: return value.number.flatMap { integer($0, .int32) }.map { .integer($0) }
    case .uint64: return value.number.flatMap { integer($0, .uint64) }.map { .integer($0) }
    case .double: return value.number.flatMap { double($0) }
    case .decimal: return value.number.flatMap { decimal($0) }
    case .date: return value.string.flatMap { Instant($0) }.map { .instant($0) }
    case .uuid: return value.string.flatMap { UUIDText($0) }.map { .uuid($0.description) }
    case .url: return value.string.flatMap { url($0) }
    case .json: return .unknown
    }
  }

  /// `1.0` and `1e3` are integers. Foundation takes Double's word for a number below 2^53; above, the Double must fit
  /// as well, and Decimal gives the digits.
  private static func integer(_ number: JSONNumber, _ scalar: DomainScalar) -> WholeNumber? {
    func fitting(_ whole: WholeNumber?) -> WholeNumber? {
      whole.flatMap { ConversionEvaluation.fits($0, scalar) ? $0 : nil }
    }
    if number.isWrittenAsInteger { return fitting(WholeNumber(digits: number.text)) }
    let double = number.double
    guard let whole = fitting(WholeNumber(exactly: double)) else { return nil }
    if double.magnitude < 0x1p53 { return whole }
    return fitting(number.decimal.int64.map { WholeNumber($0) } ?? number.decimal.uint64.map { WholeNumber($0) })
  }

  /// A zero such as `0e1` is refused; infinity, and a zero that stands for something smaller, are out of range.
  private static func double(_ number: JSONNumber) -> DomainValue? {
    let double = number.double
    guard !number.isRefusedAsDouble, double.isFinite, double != 0 || number.decimal == .zero else { return nil }
    return .double(double)
  }

  /// A number that Decimal rounds is there, but nothing is said about its digits.
  private static func decimal(_ number: JSONNumber) -> DomainValue? {
    if number.fitsFoundationDecimal { return .decimal(number.decimal) }
    let decimal = number.decimal
    return decimal.exponent + decimal.digits.utf8.count > 128 ? nil : .unknown
  }

  /// Foundation refuses empty text and rewrites what is not a URL by RFC 3986, so that only plain URLs and paths are
  /// known to come out as they went in.
  private static func url(_ text: String) -> DomainValue? {
    if text.isEmpty { return nil }
    return PlainURL.isPlain(text) ? .url(text) : .unknown
  }
}

import DTOGenCore

/// The JSON that Foundation's decoder refuses although RFC 8259 allows it.
enum FoundationLimits {
  /// The first such number, with the reason; nil where there is none.
  static func reason(in json: JSONValue) -> String? {
    switch json.kind {
    case .number: reason(number: json.text)
    case .array: json.elements.lazy.compactMap { reason(in: $0) }.first
    case .object: json.members.lazy.compactMap { reason(in: $0.value) }.first
    case .null, .bool, .string: nil
    }
  }

  private static func reason(number text: String) -> String? {
    let mantissa = text.prefix { !"eE".contains($0) }
    if mantissa.count < text.count, mantissa.allSatisfy({ "-0.".contains($0) }) {
      return "JSONDecoder refuses \(text), a zero with an exponent"
    }
    let digits = mantissa.filter { $0.isNumber }.drop { $0 == "0" }
    return digits.count > 38 ? "\(text) has more than the 38 digits of Decimal" : nil
  }
}

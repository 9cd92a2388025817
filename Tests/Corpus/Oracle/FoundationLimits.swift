import DTOGenCore

/// The JSON that Foundation's decoder refuses, or rounds, although RFC 8259 allows it.
enum FoundationLimits {
  /// Why a file need not pass, where the tool has said so.
  static func exception(of file: CorpusFile, warnings: [String]) -> String? {
    guard warnings.contains(where: { $0.contains("Foundation") || $0.contains("Decimal holds") }) else { return nil }
    return file.samples.lazy.compactMap { reason(in: $0) }.first
  }

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
    if let double = Double(text),
      double.isInfinite || double == 0 && mantissa.contains(where: { ("1"..."9").contains($0) })
    {
      return "no number type of Swift holds \(text)"
    }
    let digits = mantissa.filter { $0.isNumber }.drop { $0 == "0" }
    return digits.count > 38 ? "\(text) has more than the 38 digits of Decimal" : nil
  }
}

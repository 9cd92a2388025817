/// The main file that is compiled with generated sources: decodes and maps one file through their root model.
struct CaseDriver {
  let source: String

  /// Nil where the sources hold no mapper of the model.
  init?(model: String, sources: [String]) {
    let text = sources.joined(separator: "\n")
    let list = ["[\(model)]", "Array<\(model)>"].compactMap { Self.decoded(by: $0, in: text) }.first
    let single = Self.decoded(by: model, in: text)
    guard let decoded = list ?? single else { return nil }
    let target = list == nil ? model : "[\(model)]"
    // Amounts are shown in major units too, which is how the cases state them.
    let money =
      text.contains("enum CurrencyDigits")
      ? """
      extension Money: CustomDebugStringConvertible {
          var debugDescription: String {
              let digits = CurrencyDigits.of(currencyCode) ?? 0
              let major = Decimal(sign: .plus, exponent: -digits, significand: Decimal(minorUnits))
              return "Money(\\(minorUnits) minor units, \\(major) \\(currencyCode))"
          }
      }
      """ : ""
    source = """
      import Foundation

      \(money)
      func line(_ text: String) -> String { text.split(separator: "\\n").joined(separator: "\\\\n") }

      do {
          let data = try Data(contentsOf: URL(fileURLWithPath: CommandLine.arguments[1]))
          let dto = try WireDecoder.decode(\(decoded).self, from: data)
          print("OK " + line(String(reflecting: try \(target)(dto: dto))))
      } catch {
          print("ERR " + line(String(describing: error)))
          exit(1)
      }
      """
  }

  /// The type that the mapper in an extension of `type` reads; that of a whole response where there are two.
  private static func decoded(by type: String, in text: String) -> String? {
    let types = text.components(between: "extension \(type) {", and: "\n}").compactMap { body in
      body.components(between: "init(dto: ", and: ")").first
    }
    return types.first { $0.hasSuffix("ResponseDTO") } ?? types.first
  }
}

extension String {
  /// The texts between each start and the next end after it.
  fileprivate func components(between start: String, and end: String) -> [String] {
    var found: [String] = []
    var rest = self[...]
    while let opening = rest.firstRange(of: start) {
      let tail = rest[opening.upperBound...]
      guard let closing = tail.firstRange(of: end) else { return found }
      found.append(String(tail[..<closing.lowerBound]))
      rest = tail[closing.upperBound...]
    }
    return found
  }
}

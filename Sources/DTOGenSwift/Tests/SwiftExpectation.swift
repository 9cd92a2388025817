import DTOGenTemplates

/// A fragment that is what a test expects of one property: `offer.price?.currencyCode == "EUR"`.
///
/// Built up from the value's name, step by step.
struct SwiftExpectation: SourceFragment {
  let source: String
  /// Whether the compiler must see Foundation for it.
  private(set) var needsFoundation = false

  private init(_ source: String, needsFoundation: Bool = false) {
    self.source = source
    self.needsFoundation = needsFoundation
  }

  init(_ value: SwiftIdentifier) { self.init(value.source) }

  func member(_ name: SwiftIdentifier, isOptional: Bool) -> SwiftExpectation {
    SwiftExpectation(source + (isOptional ? "?." : ".") + name.source)
  }

  func equals(_ literal: SwiftLiteral) -> SwiftExpectation { equals(literal.source) }

  /// The value of a JSON number's grammar, as a number or as `Decimal` text.
  func equals(number: String) -> SwiftExpectation { equals(number) }

  func equals(decimal: String) -> SwiftExpectation {
    equals("Decimal(string: \(SwiftLiteral(string: decimal).source))", needsFoundation: true)
  }

  func equals(_ flag: Bool) -> SwiftExpectation { equals(flag ? "true" : "false") }

  var isNil: SwiftExpectation { equals("nil") }

  /// A case by its name, behind its type where the name alone would be another type's.
  func equals(case name: SwiftIdentifier, of type: SwiftType? = nil) -> SwiftExpectation {
    equals((type?.source ?? "") + "." + name.source)
  }

  func equals(unknown raw: String, isText: Bool) -> SwiftExpectation {
    equals(".unknown(raw: \(isText ? SwiftLiteral(string: raw).source : raw))")
  }

  func equals(money minorUnits: Int64, _ currency: String) -> SwiftExpectation {
    equals("Money(minorUnits: \(minorUnits), currencyCode: \(SwiftLiteral(string: currency).source))")
  }

  /// A moment without a fraction of a second.
  func equals(instant text: String) -> SwiftExpectation {
    SwiftExpectation(
      "try \(source) == Date(\(SwiftLiteral(string: text).source), strategy: .iso8601)", needsFoundation: true)
  }

  /// The text of a value's member, such as `uuidString`.
  func text(_ member: StaticString, isOptional: Bool, equals text: String, needsFoundation: Bool) -> SwiftExpectation {
    SwiftExpectation(source + (isOptional ? "?." : ".") + "\(member)")
      .equals(SwiftLiteral(string: text).source, needsFoundation: needsFoundation)
  }

  func has(count: Int, isOptional: Bool) -> SwiftExpectation {
    SwiftExpectation(source + (isOptional ? "?.count" : ".count")).equals("\(count)")
  }

  private func equals(_ text: String, needsFoundation: Bool = false) -> SwiftExpectation {
    SwiftExpectation("\(source) == \(text)", needsFoundation: needsFoundation)
  }
}

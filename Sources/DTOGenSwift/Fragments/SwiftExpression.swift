import DTOGenBase
import DTOGenModel
import DTOGenSchema
import DTOGenTemplates

/// A fragment that is a Swift expression, built only from other fragments.
struct SwiftExpression: Hashable, Sendable, SourceFragment {
  let source: String
  /// Whether `try` must stand before it.
  let throwsErrors: Bool
  /// Whether it is an optional chain whose last member is no optional itself: `offer?.id`. A call behind it would be
  /// the member's, so that one on the optional needs parentheses.
  private(set) var isOpenChain = false

  private init(_ source: String, throwsErrors: Bool = false) {
    self.source = source
    self.throwsErrors = throwsErrors
  }

  static var dto: SwiftExpression { SwiftExpression("dto") }
  static var element: SwiftExpression { SwiftExpression("$0") }
  static var absent: SwiftExpression { SwiftExpression("nil") }

  /// `$0`, `$1`, … of a closure.
  static func argument(_ index: Int) -> SwiftExpression { SwiftExpression("$\(index)") }

  /// A local variable or a parameter.
  static func name(_ name: SwiftIdentifier) -> SwiftExpression { SwiftExpression(name.source) }

  /// The expression where a statement wants a value: with `try` where it needs one.
  var marked: SwiftExpression { throwsErrors ? SwiftExpression("try " + source) : self }

  /// The expression inside a larger one that has the `try` already.
  private func combined(_ source: String, with others: [SwiftExpression] = []) -> SwiftExpression {
    SwiftExpression(source, throwsErrors: throwsErrors || others.contains(where: \.throwsErrors))
  }
}

// MARK: Reading

extension SwiftExpression {
  /// `base.member` or `base?.member`.
  func member(_ name: SwiftIdentifier, optional: Bool) -> SwiftExpression {
    combined(source + (optional ? "?." : ".") + name.source)
  }

  /// The expression as one that may be nil: `isOptional` is about the last member alone.
  func chained(_ isChain: Bool, isOptional: Bool) -> SwiftExpression {
    var copy = self
    copy.isOpenChain = isChain && !isOptional
    return copy
  }

  /// What a call on the value inside the optional stands behind.
  private var walked: String { isOpenChain ? source : source + "?" }

  /// What a call on the optional itself stands behind.
  private var closed: String { isOpenChain ? "(\(source))" : source }

  /// `value ?? literal`.
  func fallback(_ literal: SwiftExpression) -> SwiftExpression {
    combined("\(source) ?? \(literal.source)", with: [literal])
  }

  /// `(value)`, where more follows an operator.
  var inParentheses: SwiftExpression { combined("(\(source))") }

  /// `list.enumerated()`
  var enumerated: SwiftExpression { combined(source + ".enumerated()") }

  /// `map.sorted(by: { $0.key < $1.key })`: the first error is always the same one.
  var sortedByKey: SwiftExpression { combined(source + ".sorted(by: { $0.key < $1.key })") }

  /// `pairs.map(\.value)`
  var mappedToValues: SwiftExpression { combined(source + ".map(\\.value)") }

  /// `zip(a, b)`
  static func zip(_ left: SwiftExpression, _ right: SwiftExpression) -> SwiftExpression {
    left.combined("zip(\(left.source), \(right.source))", with: [right])
  }
}

// MARK: Calling

extension SwiftExpression {
  /// `Type(label: argument, …)`.
  static func construct(
    _ type: SwiftType, _ arguments: [(label: SwiftIdentifier?, value: SwiftExpression)]
  ) -> SwiftExpression {
    let list = arguments.map { ($0.label.map { SwiftLabel.argument($0).source + ": " } ?? "") + $0.value.source }
    let throwsErrors = arguments.contains { $0.value.throwsErrors }
    return SwiftExpression(type.source + SwiftLayout.parenthesized(list), throwsErrors: throwsErrors)
  }

  /// `WireMapping.name(value, at: "field", closure)`.
  static func mapping(
    _ function: StaticString, _ value: SwiftExpression, at place: SwiftPlace, through mapper: SwiftExpression? = nil
  ) -> SwiftExpression {
    let last = mapper.map { ", " + $0.source } ?? ""
    return SwiftExpression("WireMapping.\(function)(\(value.source), at: \(place.source)\(last))", throwsErrors: true)
  }

  /// `WireMapping.element(list, 0, at: "items[0]")`
  static func picked(_ list: SwiftExpression, _ index: Int, at place: SwiftPlace) -> SwiftExpression {
    SwiftExpression("WireMapping.element(\(list.source), \(index), at: \(place.source))", throwsErrors: true)
  }

  /// `WireMapping.entries(map, at: "field", key: closure, value: closure)`
  static func entries(
    _ map: SwiftExpression, at place: SwiftPlace, key: SwiftExpression, value: SwiftExpression
  ) -> SwiftExpression {
    SwiftExpression(
      "WireMapping.entries(\(map.source), at: \(place.source), key: \(key.source), value: \(value.source))",
      throwsErrors: true)
  }

  /// `WireMapping.together(a, b, at: "a", "b") { … }`: nil where all are absent.
  static func together(
    _ values: [(value: SwiftExpression, place: SwiftPlace)], _ body: SwiftExpression
  ) -> SwiftExpression {
    let list = values.map(\.value.source).joined(separator: ", ")
    let places = "at: " + values.map(\.place.source).joined(separator: ", ")
    let arguments = SwiftLayout.parenthesized([list, places], followedBy: closure(body).source.count)
    return SwiftExpression("WireMapping.together\(arguments) \(closure(body).source)", throwsErrors: true)
  }

  /// `WireMapping.byHand(a, b, at: "field")`: throws until somebody writes it.
  static func byHand(_ values: [SwiftExpression], at place: SwiftPlace) -> SwiftExpression {
    let list = values.map { $0.source + ", " }.joined()
    return SwiftExpression("WireMapping.byHand(\(list)at: \(place.source))", throwsErrors: true)
  }

  /// `Type.init(dto:)`.
  static func mapper(of type: SwiftType) -> SwiftExpression { SwiftExpression(type.source + ".init(dto:)") }

  /// `Type(dto: value)`.
  static func mapped(_ value: SwiftExpression, to type: SwiftType) -> SwiftExpression {
    SwiftExpression("\(type.source)(dto: \(value.source))", throwsErrors: true)
  }

  /// `WireMapping.date(epochSeconds: value)`.
  static func epoch(_ label: StaticString, _ value: SwiftExpression) -> SwiftExpression {
    value.combined("WireMapping.date(\(label): \(value.source))")
  }

  /// `"\(value)"`.
  static func text(of value: SwiftExpression) -> SwiftExpression { value.combined("\"\\(\(value.source))\"") }

  /// `Decimal(value)`: every integer that a DTO holds is exact in it.
  static func decimal(of value: SwiftExpression) -> SwiftExpression { value.combined("Decimal(\(value.source))") }
}

// MARK: Closures

extension SwiftExpression {
  /// `value.map { body }`.
  func mapping(_ body: SwiftExpression) -> SwiftExpression {
    combined("\(closed).map \(SwiftExpression.closure(body).source)", with: [body])
  }

  /// `list.map { body }`, or with `?.` where the list may be absent.
  func mappingElements(
    _ body: SwiftExpression, optional: Bool, naming element: SwiftIdentifier? = nil
  )
    -> SwiftExpression
  {
    let closure = SwiftExpression.closure(body, naming: element)
    return combined("\(optional ? walked : source).map \(closure.source)", with: [body])
      .chained(optional, isOptional: false)
  }

  /// `list.flatMap { body }`
  func flatMappingElements(
    _ body: SwiftExpression, optional: Bool, naming element: SwiftIdentifier?
  )
    -> SwiftExpression
  {
    let closure = SwiftExpression.closure(body, naming: element)
    return combined("\(optional ? walked : source).flatMap \(closure.source)", with: [body])
      .chained(optional, isOptional: false)
  }

  /// `map.mapValues { body }`
  func mappingValues(_ body: SwiftExpression, optional: Bool) -> SwiftExpression {
    combined("\(optional ? walked : source).mapValues \(SwiftExpression.closure(body).source)", with: [body])
      .chained(optional, isOptional: false)
  }

  /// `value.flatMap { $0 }`, or with `?.` where the value may be absent.
  func flattened(optional: Bool) -> SwiftExpression {
    combined((optional ? walked : source) + ".flatMap { $0 }").chained(optional, isOptional: false)
  }

  /// `{ body }`, as the last argument of a mapping; with a name for the element where the body cannot call it `$0`.
  static func closure(_ body: SwiftExpression, naming element: SwiftIdentifier? = nil) -> SwiftExpression {
    let head = element.map { $0.source + " in " } ?? ""
    return SwiftExpression("{ \(head)\(body.marked.source) }")
  }

  /// `switch subject { case …: …; case …: … }`, as the body of a closure.
  static func choice(_ choice: SwiftChoice) -> SwiftExpression {
    let cases = choice.cases.map { "case \($0.pattern.source): \($0.value.marked.source)" }
    return SwiftExpression("switch \(choice.subject.marked.source) { \(cases.joined(separator: "; ")) }")
  }
}

// MARK: Conditions

extension SwiftExpression {
  /// `left < right`
  static func comparison(
    _ left: SwiftExpression, _ comparison: Check.Comparison, _ right: SwiftExpression
  ) -> SwiftExpression {
    let sign =
      switch comparison {
      case .equal: "=="
      case .notEqual: "!="
      case .less: "<"
      case .lessOrEqual: "<="
      case .greater: ">"
      case .greaterOrEqual: ">="
      }
    return left.combined("\(left.source) \(sign) \(right.source)", with: [right])
  }

  /// `!value`
  var negated: SwiftExpression { combined("!\(source)") }

  /// `["a", "b"].contains(value)`
  static func isOneOf(_ literals: [SwiftExpression], _ value: SwiftExpression) -> SwiftExpression {
    value.combined(
      "[\(literals.map(\.source).joined(separator: ", "))].contains(\(value.source))", with: literals)
  }

  /// `text.contains(/pattern/)`
  static func matches(_ text: SwiftExpression, _ pattern: String) -> SwiftExpression {
    if let regex = SwiftRegex(pattern: pattern) { return text.combined("\(text.source).contains(\(regex.source))") }
    return SwiftExpression(
      "\(text.source).contains(Regex(\(SwiftLiteral(string: pattern).source)))", throwsErrors: true)
  }

  /// `!value.isEmpty`
  var isNotEmpty: SwiftExpression { combined("!\(source).isEmpty") }

  /// `value != nil`
  var isPresent: SwiftExpression { combined("\(source) != nil") }

  /// `(a) == (b)`
  static func equivalent(_ left: SwiftExpression, _ right: SwiftExpression) -> SwiftExpression {
    left.combined("(\(left.source)) == (\(right.source))", with: [right])
  }

  /// `!(a) || b`
  static func implication(_ premise: SwiftExpression, _ check: SwiftExpression) -> SwiftExpression {
    premise.combined("!(\(premise.source)) || \(check.source)", with: [check])
  }
}

// MARK: Constants

extension SwiftExpression {
  static func string(_ text: String) -> SwiftExpression { SwiftExpression(SwiftLiteral(string: text).source) }

  static func bool(_ value: Bool) -> SwiftExpression { SwiftExpression(value ? "true" : "false") }

  static func integer(_ number: WholeNumber) -> SwiftExpression { SwiftExpression(number.description) }

  /// A finite number; one that is whole as an integer, where its place is a Double in any case.
  static func double(_ number: Double, isShort: Bool) -> SwiftExpression {
    let isWhole = number == number.rounded() && number.magnitude < 1e15
    return SwiftExpression(isShort && isWhole ? "\(Int64(number))" : "\(number)")
  }

  static let emptyList = SwiftExpression("[]")
  static let emptyMap = SwiftExpression("[:]")

  /// `WireDate.parse("…")`
  static func parsedDate(_ text: SwiftExpression) -> SwiftExpression {
    text.combined("WireDate.parse(\(text.source))")
  }

  /// `UUID(uuidString: "…")`
  static func parsedUUID(_ text: SwiftExpression) -> SwiftExpression {
    text.combined("UUID(uuidString: \(text.source))")
  }

  /// `URL(string: "…")`
  static func parsedURL(_ text: SwiftExpression) -> SwiftExpression { text.combined("URL(string: \(text.source))") }
}

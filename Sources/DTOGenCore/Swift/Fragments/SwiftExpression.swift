/// A fragment that is a Swift expression, built only from other fragments.
struct SwiftExpression: Hashable, Sendable, SourceFragment {
  let source: String
  /// Whether `try` must stand before it.
  let throwsErrors: Bool

  private init(_ source: String, throwsErrors: Bool = false) {
    self.source = source
    self.throwsErrors = throwsErrors
  }

  static var dto: SwiftExpression { SwiftExpression("dto") }
  static var element: SwiftExpression { SwiftExpression("$0") }

  /// `base.member` or `base?.member`.
  func member(_ name: SwiftIdentifier, optional: Bool) -> SwiftExpression {
    SwiftExpression(source + (optional ? "?." : ".") + name.source, throwsErrors: throwsErrors)
  }

  /// `Type(label: argument, …)`.
  static func construct(
    _ type: SwiftType, _ arguments: [(label: SwiftIdentifier?, value: SwiftExpression)]
  )
    -> SwiftExpression
  {
    let list = arguments.map { ($0.label.map { SwiftLabel($0).source + ": " } ?? "") + $0.value.source }
    return SwiftExpression(
      type.source + "(" + list.joined(separator: ", ") + ")",
      throwsErrors: arguments.contains { $0.value.throwsErrors })
  }

  /// `WireMapping.name(value, at: "field", closure)`.
  static func mapping(
    _ function: StaticString, _ value: SwiftExpression, at field: String, through mapper: SwiftExpression? = nil
  ) -> SwiftExpression {
    let place = SwiftLiteral(string: field).source
    let last = mapper.map { ", " + $0.source } ?? ""
    return SwiftExpression("WireMapping.\(function)(\(value.source), at: \(place)\(last))", throwsErrors: true)
  }

  /// `Type.init(dto:)`.
  static func mapper(of type: SwiftType) -> SwiftExpression { SwiftExpression(type.source + ".init(dto:)") }

  /// `WireMapping.date(epochSeconds: value)`.
  static func epoch(_ label: StaticString, _ value: SwiftExpression) -> SwiftExpression {
    SwiftExpression("WireMapping.date(\(label): \(value.source))")
  }

  /// `String(value)`, `"\(value)"`.
  static func text(of value: SwiftExpression) -> SwiftExpression { SwiftExpression("\"\\(\(value.source))\"") }

  /// `value.map { body }`.
  func mapping(_ body: SwiftExpression) -> SwiftExpression {
    SwiftExpression(
      "\(source).map { \(body.throwsErrors ? "try " : "")\(body.source) }",
      throwsErrors: throwsErrors || body.throwsErrors)
  }

  /// `{ body }`, as the last argument of a mapping.
  static func closure(_ body: SwiftExpression) -> SwiftExpression {
    SwiftExpression("{ \(body.throwsErrors ? "try " : "")\(body.source) }")
  }

  /// `value ?? literal`.
  func fallback(_ literal: SwiftExpression) -> SwiftExpression {
    SwiftExpression("\(source) ?? \(literal.source)", throwsErrors: throwsErrors)
  }

  static func literal(_ literal: Literal) -> SwiftExpression {
    switch literal {
    case .string(let text): SwiftExpression(SwiftLiteral(string: text).source)
    case .number(let text): SwiftExpression(text.filter { $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) })
    case .bool(let value): SwiftExpression(value ? "true" : "false")
    case .emptyList: SwiftExpression("[]")
    }
  }

  /// The expression where a statement wants a value: with `try` where it needs one.
  var marked: SwiftExpression { throwsErrors ? SwiftExpression("try " + source) : self }
}

import DTOGenBase

extension DecodingContext {
  /// A `"domain"` block: properties, one expression, or `false`.
  mutating func domain(_ value: JSONValue, _ subject: String) -> DomainBlock {
    switch value.kind {
    case .bool where value.bool == false: return .none(value.location)
    case .string:
      guard let expression = expression(value, subject) else { return .implicit }
      return .expression(expression)
    case .object:
      if DecodingContext.isExpressionObject(value) {
        return expression(value, subject).map { .expression($0) } ?? .implicit
      }
      return .properties(members(of: value).compactMap { property($0) })
    default:
      mismatch(value, subject, "an object of properties, an expression, or false")
      return .implicit
    }
  }

  private mutating func property(_ member: JSONMember) -> DomainPropertyDefinition? {
    let name = Located(member.key, at: member.keyLocation)
    let isName = isMemberName(name, "a property")
    var value = member.value
    var isTested = true
    if value.kind == .object, !DecodingContext.isExpressionObject(value) {
      guard let inner = value["value"] else {
        error(
          at: value.location,
          "the property '\(name.value)' is an expression, { \"value\": expression, \"test\": false }, \"$case\" or "
            + "\"$byHand\"; a type of its own comes from an inline object of the fields")
        return nil
      }
      let parts = members(of: value, among: ["value", "test"], in: "a property")
      if let test = parts.first(where: { $0.key == "test" }) { isTested = flag(test.value, "'test'") ?? true }
      value = inner
    }
    guard let expression = expression(value, "the property '\(name.value)'"), isName else { return nil }
    return DomainPropertyDefinition(name: name, expression: expression, isTested: isTested)
  }

  /// An expression: a text, or an object with `$case` or `$byHand`.
  private mutating func expression(_ value: JSONValue, _ subject: String) -> Located<Expression>? {
    switch value.kind {
    case .string: return parse(value, subject, "an expression", with: ExpressionParser.parse)
    case .object where value["$case"] != nil: return byCase(value)
    case .object where value["$byHand"] != nil: return byHand(value)
    case .number, .bool:
      mismatch(value, subject, "an expression", hint: "; a constant stands in quotes: \"\(value.text)\"")
    default: mismatch(value, subject, "an expression such as \"Money(minorUnits: amount, currencyCode: currency)\"")
    }
    return nil
  }

  private mutating func byCase(_ object: JSONValue) -> Located<Expression>? {
    var path: Located<WirePath>?
    var branches: [Expression.CaseBranch] = []
    for member in members(of: object) {
      if member.key == "$case" {
        path = parse(member.value, "'$case'", "a path", with: WirePathParser.parse)
      } else if let name = wireKey(member, in: "'$case'"),
        let value = expression(member.value, "the case '\(name.value)'")
      {
        branches.append(Expression.CaseBranch(name: name, value: value))
      }
    }
    if object.count == 1 {
      error(at: object.location, "'$case' needs an expression for each case: { \"$case\": path, \"v1\": expression }")
    }
    return path.map { Located(.byCase($0, branches), at: object.location) }
  }

  private mutating func byHand(_ object: JSONValue) -> Located<Expression>? {
    var type: Located<String>?
    var paths: [Located<WirePath>] = []
    for member in members(of: object, among: ["$byHand", "from"], in: "'$byHand'") {
      if member.key == "$byHand" {
        type = parse(member.value, "'$byHand'", "a Swift type", with: HandTypeParser.parse)
      } else if member.value.kind == .array {
        paths = member.value.elements.compactMap {
          parse($0, "each entry of 'from'", "a path", with: WirePathParser.parse)
        }
      } else {
        mismatch(member.value, "'from'", "a list of paths")
      }
    }
    if (object["from"]?.count ?? 0) == 0 {
      if object["from"].map({ $0.kind == .array }) ?? true {
        error(at: object.location, "'$byHand' needs \"from\", the paths that the value is made from: [\"price\"]")
      }
      return nil
    }
    return type.map { Located(.byHand(type: $0, from: paths), at: object.location) }
  }

  private static func isExpressionObject(_ value: JSONValue) -> Bool {
    value.members.contains { $0.key == "$case" || $0.key == "$byHand" }
  }
}

import DTOGenBase
import DTOGenSchema

/// The domain block of one object while its fields are decided: a line for each field that has something to say.
struct DomainPlan {
  let fields: [ShapeField]
  let names: PropertyNames
  var identity: IdentifierRule.Identity?
  private var money: [Int: MoneyRule.Reading] = [:]
  private var currency: Int?
  /// Prices beside a currency that can be read in more than one way, and why.
  private(set) var unclearMoney: [(field: ShapeField, reason: String)] = []
  private(set) var lines: [Line] = []
  /// Whether the block says anything that the implicit one would not.
  private(set) var isSpecial: Bool

  struct Line {
    var name: String
    var expression: Expression
    var location: SourceLocation
  }

  init(fields: [ShapeField], names: PropertyNames) {
    self.fields = fields
    self.names = names
    isSpecial = names.areSpecial
    lines.reserveCapacity(fields.count)
  }

  /// Pairs prices with the one currency beside them, where both can be read in one way only.
  mutating func findMoney() {
    guard let found = MoneyRule.currency(of: fields) else { return }
    for position in fields.indices where position != found {
      let key = fields[position].role
      guard key.isMoney || key.isMinorUnits else { continue }
      let field = fields[position]
      switch MoneyRule.verdict(amount: field, currency: fields[found]) {
      case .money(.minorUnits): money[position] = .minorUnits
      case .unclear(let reason): unclearMoney.append((field, reason))
      case .money(.decimalText) where field.shape.texts.firstWholeDecimal.isNone: money[position] = .decimalText
      default: break
      }
    }
    if !money.isEmpty { currency = found }
  }

  /// The wire type that a field must have to be read as money.
  func wireType(of position: Int) -> ScalarType? {
    if position == currency { return .string }
    return money[position]?.wireType
  }

  /// Adds the line of a field, whose key stands at `location`; `statusName` is the name of the status its values are of.
  mutating func add(
    _ decision: TypeDecision, of position: Int, at location: SourceLocation, statusName: Located<String>?
  ) {
    guard position != currency else {
      isSpecial = true
      return
    }
    let path = Located(WirePath([.key(fields[position].name)]), at: location)
    var name = names[position]
    var expression = self.expression(decision, path, statusName: statusName)
    if let reading = money[position], let currency {
      expression = reading.expression(
        amount: path, currency: Located(WirePath([.key(fields[currency].name)]), at: location))
    }
    guard var expression else {
      isSpecial = true
      return
    }
    if let identity, identity.key == fields[position].key {
      if let typeName = identity.typeName { expression = expression.wrapped(in: typeName, at: location) }
      if !names.contains("id") { name = "id" }
    }
    if case .path = expression {} else { isSpecial = true }
    lines.append(Line(name: name, expression: expression, location: location))
  }

  private func expression(
    _ decision: TypeDecision, _ path: Located<WirePath>, statusName: Located<String>?
  ) -> Expression? {
    func branch(_ kind: JSONKind, _ value: Expression) -> Expression.CaseBranch {
      Expression.CaseBranch(
        name: Located(UnionRule.caseName(kind), at: path.location), value: Located(value, at: path.location))
    }
    switch decision.domain {
    case .opaque: return nil
    case .plain: return .path(path)
    case .status:
      guard let statusName else { return .path(path) }
      return .construct(statusName.value, [(nil, .path(path))], at: path.location)
    case .statuses:
      guard let statusName else { return .path(path) }
      return .list(Expression.TypeReference(name: statusName, isFailable: false), path)
    case .decimalUnion:
      return .byCase(path, [branch(.string, .path(path)), branch(.number, .path(path))])
    case .textUnion:
      let text = Expression.construct("String", [(nil, .path(path))], at: path.location)
      return .byCase(path, [branch(.string, .path(path)), branch(.number, text)])
    case .keyedMap(let key, let value):
      return .map(
        key: Expression.TypeReference(name: Located(key, at: path.location), isFailable: false),
        value: Expression.TypeReference(name: Located(value, at: path.location), isFailable: false), path)
    }
  }
}

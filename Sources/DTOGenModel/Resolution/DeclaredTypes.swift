import DTOGenBase
import DTOGenSchema

extension FeatureResolver {
  /// Finds who declares a type named in an expression, and declares it on first use.
  mutating func constructor(
    _ type: Expression.TypeReference, labels: [String?], types: [DomainType]
  ) -> Constructor? {
    let name = type.name.value
    switch names[name] {
    case .status(let id):
      guard labels == [nil], types.count == 1 else {
        fail(at: type.name.location, "status '\(name)' is made from one path: \"\(name)(path)\"")
        return nil
      }
      let wanted: DomainType = .scalar(statuses[id.index].isInteger ? .int64 : .string)
      guard types[0] == wanted else {
        let values = statuses[id.index].isInteger ? "integers" : "strings"
        fail(
          at: type.name.location, "the values of status '\(name)' are \(values), and the path is \(describe(types[0]))")
        return nil
      }
      return Constructor(target: .status(id), isFailable: false)
    case .model: return declare(type, .existing)
    case nil: break
    }
    if configuration.existing.contains(name) { return declare(type, .existing) }
    if name == "Money" { return money(type, labels: labels, types: types) }
    if let scalar = DomainScalar(rawValue: name) {
      return Constructor(target: .scalar(scalar), isFailable: type.isFailable)
    }
    return scaffolded(type, labels: labels, types: types)
  }

  private mutating func scaffolded(
    _ type: Expression.TypeReference, labels: [String?], types: [DomainType]
  ) -> Constructor? {
    let name = type.name.value
    if types.contains(where: isOpaque) {
      fail(at: type.name.location, "a 'json' value has no type that '\(name)' could hold; use \"$byHand\"")
      return nil
    }
    if labels == [nil], name.hasSuffix("ID") { return declare(type, .kernelIdentifier(raw: types[0])) }
    let properties = zip(labels, types).map { label, type in
      DeclaredType.Property(name: label ?? "rawValue", isLabelled: label != nil, type: type)
    }
    if Set(properties.map(\.name)).count != properties.count {
      fail(at: type.name.location, "two arguments of '\(name)' have the same label")
      return nil
    }
    return declare(type, .scaffolded(properties))
  }

  /// The kernel's own initialisers: minor units of any or of a listed currency, decimal text, or a double with a known number of digits.
  private mutating func money(
    _ type: Expression.TypeReference, labels: [String?], types: [DomainType]
  ) -> Constructor? {
    let accepted: Bool =
      switch labels {
      case ["minorUnits", "currencyCode"]: types == [.scalar(.int64), .scalar(.string)]
      case ["isoCurrency", "minorUnits"]: types == [.scalar(.string), .scalar(.int64)]
      case ["major", "currencyCode"]: types == [.scalar(.string), .scalar(.string)]
      case ["major", "fractionDigits", "currencyCode"]:
        types == [.scalar(.double), .scalar(.int), .scalar(.string)]
      default: false
      }
    guard accepted else {
      let given = zip(labels, types).map { "\($0 ?? "_"): \(describe($1))" }.joined(separator: ", ")
      fail(
        at: type.name.location,
        "Money has no initialiser (\(given)); it has Money(minorUnits: Int64, currencyCode: String), "
          + "Money?(isoCurrency: String, minorUnits: Int64), "
          + "Money?(major: String, currencyCode: String) and "
          + "Money?(major: Double, fractionDigits: Int, currencyCode: String)")
      return nil
    }
    if labels.first != "minorUnits", !type.isFailable {
      let reason =
        labels.first == "isoCurrency"
        ? "a code may be one that ISO 4217 does not list" : "an amount in major units may not come out exactly"
      fail(at: type.name.location, "\(reason): write \"Money?(…)\"")
      return nil
    }
    return declare(type, .kernelMoney)
  }

  private mutating func declare(_ type: Expression.TypeReference, _ home: DeclaredType.Home) -> Constructor? {
    let name = type.name.value
    if let present = declared[name], present.home != home {
      fail(
        at: type.name.location,
        "'\(name)' is made from different arguments in two places; make them the same, or declare the type yourself "
          + "and list it under \"existing\"")
      return nil
    }
    declared[name] = DeclaredType(name: name, home: home)
    return Constructor(target: .declared(name), isFailable: type.isFailable)
  }
}

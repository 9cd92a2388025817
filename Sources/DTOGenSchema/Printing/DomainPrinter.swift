import DTOGenBase

/// Writes what a schema file says of a model besides its wire form: the domain, the checks, the ignored keys.
enum DomainPrinter {
  /// Nil for a model without such a block.
  static func block(_ block: DomainBlock, isOpen: Bool = false) -> SchemaLayout? {
    switch block {
    case .implicit: nil
    case .none: .scalar("false")
    case .expression(let value): expression(value.value)
    case .properties(let properties): .object(properties.map { ($0.name.value, property($0)) }, isOpen: isOpen)
    }
  }

  static func checks(_ checks: [Located<Check>]) -> SchemaLayout { .texts(checks.map(\.value.description)) }

  static func ignores(_ rules: [IgnoreRule]) -> SchemaLayout {
    .object(rules.map { (SchemaLayout.wireKey($0.pattern.value), .text($0.reason)) })
  }

  private static func property(_ property: DomainPropertyDefinition) -> SchemaLayout {
    let value = expression(property.expression.value)
    return property.isTested ? value : .object([("value", value), ("test", .scalar("false"))])
  }

  private static func expression(_ expression: Expression) -> SchemaLayout {
    switch expression {
    case .byCase(let path, let branches):
      .object(
        [("$case", .text(path.value.description))]
          + branches.map { (SchemaLayout.wireKey($0.name.value), self.expression($0.value.value)) })
    case .byHand(let type, let paths):
      .object([("$byHand", .text(type.value)), ("from", .texts(paths.map(\.value.description)))])
    default: .text(expression.description)
    }
  }
}

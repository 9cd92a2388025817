import DTOGenSchema

/// Compares domain values as Swift's operators do on the generated types; nil where nothing can be told.
enum ValueComparison {
  static func holds(_ left: DomainValue, _ comparison: Check.Comparison, _ right: DomainValue) -> Bool? {
    switch (left, right) {
    case (.integer(let a), .integer(let b)): holds(a, comparison, b)
    case (.double(let a), .double(let b)): holds(a, comparison, b)
    case (.decimal(let a), .decimal(let b)): holds(a, comparison, b)
    case (.string(let a), .string(let b)): holds(a, comparison, b)
    case (.instant(let a), .instant(let b)): holds(a, comparison, b)
    case (.parsed(let a), .parsed(let b)): a.holds(comparison, b)
    case (.bool(let a), .bool(let b)): equals(a, comparison, b)
    case (.uuid(let a), .uuid(let b)), (.url(let a), .url(let b)): equals(a, comparison, b)
    default: nil
    }
  }

  static func holds<Value: Comparable>(_ a: Value, _ comparison: Check.Comparison, _ b: Value) -> Bool {
    switch comparison {
    case .equal: a == b
    case .notEqual: a != b
    case .less: a < b
    case .lessOrEqual: a <= b
    case .greater: a > b
    case .greaterOrEqual: a >= b
    }
  }

  private static func equals<Value: Equatable>(_ a: Value, _ comparison: Check.Comparison, _ b: Value) -> Bool? {
    switch comparison {
    case .equal: a == b
    case .notEqual: a != b
    default: nil
    }
  }
}

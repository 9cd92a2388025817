import DTOGenBase

/// Decides how values of several JSON kinds at one path become one value again, where that is safe.
enum UnionRule {
  enum Meaning: Sendable {
    /// Numbers and decimal text of money: one Decimal.
    case decimal
    /// Whole numbers and text of an identifier: one text, `42` and `"42"` alike.
    case text
    /// Objects, and empty arrays only, which is how PHP writes an empty map or object: of a field not a union at all.
    case emptyListForObject
    /// A case for each kind.
    case cases
  }

  static func meaning(of shape: Shape, key: KeyRole) -> Meaning {
    switch shape.kinds {
    case [.string, .number]:
      if key.isIdentifier { return shape.numbers.firstFraction.isNone ? .text : .cases }
      return TextRule.isDecimal(shape.texts, key: key) && shape.numbers.firstBeyondDecimal.isNone ? .decimal : .cases
    case [.array, .object]: return shape.lists.element.isEmpty ? .emptyListForObject : .cases
    default: return .cases
    }
  }

  /// The name of a union's case.
  static func caseName(_ kind: JSONKind) -> String {
    switch kind {
    case .string: "text"
    case .number: "number"
    case .bool: "flag"
    case .array: "list"
    case .object: "object"
    case .null: "null"
    }
  }
}

import DTOGenSchema

extension ScalarType {
  /// The scalar type name that an expression may use for the plainest domain value; nil where there is none worth one.
  var plainDomainName: String? {
    switch self {
    case .string: "String"
    case .bool: "Bool"
    case .int: "Int"
    case .uint64: "UInt64"
    case .double: "Double"
    case .decimal: "Decimal"
    default: nil
    }
  }
}

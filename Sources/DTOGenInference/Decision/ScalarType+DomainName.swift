import DTOGenSchema

extension ScalarType {
  /// The scalar type name that an expression may use for the plainest domain value; nil where there is none worth one.
  var plainDomainName: String? {
    guard traits.meaning == .itself else { return nil }
    let domain = traits.domain
    return domain.isNumber || domain == .string || domain == .bool ? domain.rawValue : nil
  }
}

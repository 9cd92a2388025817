import DTOGenBase
import DTOGenSchema

extension Expression {
  /// `Type(…)` around the value, or around the value of every branch.
  func wrapped(in type: String, at location: SourceLocation) -> Expression {
    guard case .byCase(let path, let branches) = self else { return .construct(type, [(nil, self)], at: location) }
    return .byCase(
      path,
      branches.map { branch in
        CaseBranch(name: branch.name, value: branch.value.map { $0.wrapped(in: type, at: location) })
      })
  }

  /// `Type(label: value, …)`, `Type?(…)` where `isFailable`.
  static func construct(
    _ type: String, isFailable: Bool = false, _ arguments: [(label: String?, value: Expression)],
    at location: SourceLocation
  ) -> Expression {
    .construct(
      Construction(
        type: TypeReference(name: Located(type, at: location), isFailable: isFailable),
        arguments: arguments.map { Argument(label: $0.label, value: $0.value) }))
  }
}

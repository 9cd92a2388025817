import DTOGenBase
import DTOGenSchema

extension FeatureResolver {
  /// Types an expression; says what is wrong and returns nil where it makes no sense.
  mutating func resolve(_ expression: Located<Expression>, in scope: PathScope) -> ResolvedExpression? {
    resolve(expression.value, at: expression.location, in: scope)
  }

  mutating func resolve(
    _ expression: Expression, at location: SourceLocation, in scope: PathScope
  ) -> ResolvedExpression? {
    switch expression {
    case .path(let path):
      guard let found = resolve(path, in: scope) else { return nil }
      return reading(found) { resolver, access in
        resolver.conversion(for: access.result, at: path.location).map { .read(access, $0.0) }
      }
    case .required(let path):
      return withoutLists(path, scope, "!") { resolver, access in
        guard access.result.isOptional else {
          resolver.fail(at: path.location, "'\(path.value)' is always there; leave the '!' out")
          return nil
        }
        return resolver.conversion(for: access.result, at: path.location).map { .required(access, $0.0) }
      }
    case .fallback(let path, let literal):
      return withoutLists(path, scope, "??") { resolver, access in
        resolver.resolveFallback(access, literal, at: path.location)
      }
    case .literal(let literal):
      return resolve(literal, as: plainType(of: literal), at: location)
    case .construct(let construction):
      return resolve(construction, at: location, in: scope)
    case .list(let type, let path):
      return resolveList(type, path, in: scope)
    case .map(let key, let value, let path):
      return resolveMap(key: key, value: value, path, in: scope)
    case .byCase(let path, let branches):
      return resolveCases(path, branches, at: location, in: scope)
    case .byHand(let type, let paths):
      let accesses = paths.compactMap { path in resolve(path, in: scope) }
      guard accesses.count == paths.count else { return nil }
      let field = accesses.first.map { $0.lists.first?.field ?? $0.value.field } ?? ""
      return .byHand(type.value, from: accesses.map { $0.lists.first ?? $0.value }, field: field)
    }
  }

  /// Wraps an expression over the last element of a path in one walk for each `[]`.
  mutating func reading(
    _ path: ResolvedPath, _ body: (inout FeatureResolver, Access) -> ResolvedExpression?
  ) -> ResolvedExpression? {
    guard var result = body(&self, unwrapping(path.value)) else { return nil }
    var flattens = false
    for list in path.lists.reversed() {
      result = .each(list, element: result, flattens: flattens)
      flattens = true
    }
    return result
  }

  private mutating func withoutLists(
    _ path: Located<WirePath>, _ scope: PathScope, _ sign: String,
    _ body: (inout FeatureResolver, Access) -> ResolvedExpression?
  ) -> ResolvedExpression? {
    guard let found = resolve(path, in: scope) else { return nil }
    guard found.lists.isEmpty else {
      fail(at: path.location, "'\(sign)' cannot stand after a path with '[]'; map the list as it is")
      return nil
    }
    return body(&self, unwrapping(found.value))
  }

  private mutating func resolveFallback(
    _ access: Access, _ literal: Literal, at location: SourceLocation
  ) -> ResolvedExpression? {
    guard access.result.isOptional else {
      fail(at: location, "'\(access.field)' is always there; leave the '??' out")
      return nil
    }
    guard let (conversion, type) = conversion(for: access.result, at: location) else { return nil }
    return typed(literal, as: type, of: "'\(access.field)'", at: location).map { .fallback(access, conversion, $0) }
  }

  /// A constant as an argument.
  mutating func resolve(
    _ literal: Literal, as type: DomainType, at location: SourceLocation
  ) -> ResolvedExpression? {
    typed(literal, as: type, of: "its place", at: location).map { .literal($0, type) }
  }

  private mutating func resolveCases(
    _ path: Located<WirePath>, _ branches: [Expression.CaseBranch], at location: SourceLocation, in scope: PathScope
  ) -> ResolvedExpression? {
    guard let found = resolve(path, in: scope), found.lists.isEmpty else { return nil }
    guard case .model(let id) = found.value.result.shape, case .oneOf(let cases) = models[id.index].shape else {
      fail(at: path.location, "'\(path.value)' is no \"$oneOf\", so \"$case\" has nothing to choose from")
      return nil
    }
    for branch in branches where !cases.contains(where: { $0.name == branch.name.value }) {
      let hint = NearestName.hint(for: branch.name.value, in: cases.map(\.name))
      fail(at: branch.name.location, "'\(path.value)' has no case '\(branch.name.value)'\(hint)")
      return nil
    }
    var resolved: [ResolvedExpression] = []
    for item in cases {
      guard let branch = branches.first(where: { $0.name.value == item.name }) else {
        fail(at: location, "\"$case\" says nothing for case '\(item.name)' of '\(path.value)'; add it")
        return nil
      }
      let inner = PathScope(model: scope.model, branch: (path.value, item.use))
      guard let value = resolve(branch.value, in: inner) else { return nil }
      resolved.append(value)
    }
    return unify(resolved, over: found.value, at: location)
  }

  private mutating func unify(
    _ branches: [ResolvedExpression], over access: Access, at location: SourceLocation
  ) -> ResolvedExpression? {
    let types = branches.map { type(of: $0) }
    let plain = Set(types.map(\.unwrapped))
    guard plain.count == 1, let common = plain.first else {
      let texts = types.map(describe).joined(separator: ", ")
      fail(at: location, "the branches of \"$case\" give different types (\(texts)); make them one")
      return nil
    }
    let isOptional = types.contains(where: \.isOptional) || access.result.isOptional
    return .byCase(access, branches, type: isOptional ? common.optional : common)
  }

  func describe(_ type: DomainType) -> String {
    switch type {
    case .scalar(let scalar): scalar.rawValue
    case .model(let id): displayName(of: id)
    case .status(let id): statuses[id.index].name
    case .declared(let name), .byHand(let name): name
    case .list(let element): "[\(describe(element))]"
    case .map(let key, let value): "[\(describe(key)): \(describe(value))]"
    case .optional(let inner): "\(describe(inner))?"
    }
  }
}

extension ResolvedExpression {
  /// The expressions that stand inside this one, from left to right.
  var children: [ResolvedExpression] {
    switch self {
    case .each(_, let element, _): [element]
    case .construct(_, let arguments, _): arguments.map(\.value)
    case .byCase(_, let branches, _): branches
    case .read, .required, .fallback, .literal, .list, .map, .byHand: []
    }
  }

  /// The paths that the expression itself reads, without those of its children.
  package var ownAccesses: [Access] {
    switch self {
    case .read(let access, _), .required(let access, _), .fallback(let access, _, _), .each(let access, _, _),
      .list(let access, _, _), .map(let access, _, _, _), .byCase(let access, _, _):
      [access]
    case .byHand(_, let sources, _): sources
    case .construct, .literal: []
    }
  }

  /// The expression and everything inside it, outer ones first, from left to right.
  package func visit(_ body: (ResolvedExpression) -> Void) {
    body(self)
    for child in children { child.visit(body) }
  }

  /// Whether any path of the expression starts at `root`. What stands inside a walk has an element of its own, and a
  /// branch of a `$case` a value of its own.
  package func reads(_ root: Access.Root) -> Bool {
    if ownAccesses.contains(where: { $0.root == root }) { return true }
    switch (self, root) {
    case (.each, .element), (.byCase, .branch): return false
    default: return children.contains { $0.reads(root) }
    }
  }
}

extension ResolvedDomain {
  /// Everything that the mapper works out.
  package var expressions: [ResolvedExpression] {
    switch self {
    case .none: []
    case .expression(let expression): [expression]
    case .properties(let properties): properties.map(\.value)
    case .cases(let payloads): payloads.compactMap { $0 }
    }
  }
}

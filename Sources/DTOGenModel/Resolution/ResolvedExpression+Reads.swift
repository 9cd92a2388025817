extension ResolvedExpression {
  /// Whether any path of the expression starts at `root`. What stands inside a walk has an element of its own.
  package func reads(_ root: Access.Root) -> Bool {
    switch self {
    case .read(let access, _), .required(let access, _), .fallback(let access, _, _), .list(let access, _, _),
      .map(let access, _, _, _):
      access.root == root
    case .literal: false
    case .each(let access, let element, _): access.root == root || (root != .element && element.reads(root))
    case .construct(_, let arguments, _): arguments.contains { $0.value.reads(root) }
    case .byCase(let access, let branches, _):
      access.root == root || (root != .branch && branches.contains { $0.reads(root) })
    case .byHand(_, let sources, _): sources.contains { $0.root == root }
    }
  }
}

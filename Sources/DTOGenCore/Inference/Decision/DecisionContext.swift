/// Where a value stands, as far as decisions about it need to know.
struct DecisionContext: Sendable {
  /// From the model's own root.
  var path: WirePath
  /// The words of the key that names the value: its own, or that of the list it is an element of.
  var key: KeyRole
  /// Keys from the model down to here, for the names of types.
  var trail: [String]
  /// The type that `ObjectFacts.isSelf` refers to.
  var selfName: String?

  func field(_ name: String) -> DecisionContext {
    DecisionContext(
      path: WirePath(path.segments + [.key(name)]), key: KeyRole(name), trail: trail + [name], selfName: selfName)
  }

  var element: DecisionContext {
    var context = self
    context.path.segments.append(.each)
    return context
  }

  func unionCase(_ name: String) -> DecisionContext {
    var context = self
    context.path.segments.append(.key(name))
    return context
  }
}

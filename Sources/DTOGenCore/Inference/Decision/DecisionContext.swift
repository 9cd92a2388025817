/// Where a value stands, as far as decisions about it need to know.
struct DecisionContext: Sendable {
  /// From the model's own root.
  var path: WirePath
  /// The words of the key that names the value: its own, or that of the list it is an element of.
  var key: KeyRole
  /// Keys from the model down to here, for the names of types.
  var trail: [String]
  /// The way from a sample to the value; nil inside types that contain themselves and inside variants, whose objects
  /// stand in more than one place.
  var steps: [SampleStep]?
  /// The type that `ObjectFacts.isSelf` refers to.
  var selfName: String?

  func field(_ name: String) -> DecisionContext {
    DecisionContext(
      path: WirePath(path.segments + [.key(name)]), key: KeyRole(name), trail: trail + [name],
      steps: steps.map { $0 + [.member(name)] }, selfName: selfName)
  }

  var element: DecisionContext {
    var context = self
    context.path.segments.append(.each)
    context.steps?.append(.each)
    return context
  }

  /// The case of a union by JSON kind.
  func unionCase(_ kind: JSONKind) -> DecisionContext {
    var context = self
    context.path.segments.append(.key(UnionRule.caseName(kind)))
    context.steps?.append(.kind(kind))
    return context
  }

  /// The case of a union by tag.
  func variant(_ value: String) -> DecisionContext {
    var context = self
    context.path.segments.append(.key(value))
    context.trail.append(value)
    context.steps = nil
    return context
  }
}

/// The words of the target language that expectations are written with.
package struct ExpectationNames: Sendable {
  /// The label of a model's domain property, by its place.
  var property: @Sendable (ModelID, Int) -> String
  /// The name of a union's domain case, by its place in the shape.
  var unionCase: @Sendable (ModelID, Int) -> String
  /// The name of a status case, by its place.
  var statusCase: @Sendable (StatusID, Int) -> String
  /// The label of a scaffolded struct's property, by its type and place.
  var declaredProperty: @Sendable (String, Int) -> String

  package init(
    property: @escaping @Sendable (ModelID, Int) -> String, unionCase: @escaping @Sendable (ModelID, Int) -> String,
    statusCase: @escaping @Sendable (StatusID, Int) -> String,
    declaredProperty: @escaping @Sendable (String, Int) -> String
  ) {
    self.property = property
    self.unionCase = unionCase
    self.statusCase = statusCase
    self.declaredProperty = declaredProperty
  }
}

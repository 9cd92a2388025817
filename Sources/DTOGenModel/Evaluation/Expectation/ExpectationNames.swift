import DTOGenBase

/// The words of the target language that expectations are written with.
///
/// The default is the schema's own words, for readers without a target language.
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

  init(_ feature: ResolvedFeature) {
    property = { id, index in
      if case .properties(let properties) = feature[id].domain { properties[index].name } else { "" }
    }
    unionCase = { id, index in Words(feature[id].cases[index].name).lowerCamel() }
    statusCase = { id, index in feature[id].cases[index].name }
    declaredProperty = { type, index in
      guard case .scaffolded(let properties)? = feature.declaredTypes.first(where: { $0.name == type })?.home else {
        return ""
      }
      return properties[index].name
    }
  }
}

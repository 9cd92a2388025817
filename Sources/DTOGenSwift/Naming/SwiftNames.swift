import DTOGenBase
import DTOGenModel

/// Every Swift name of a feature's wire side, settled before a line is written.
///
/// Names follow the order of the schema, so that adding a field renames nothing. No two keys of an object are one for the
/// decoder: resolution refuses such a schema.
struct SwiftNames: Sendable {
  struct Model: Sendable {
    /// The DTO's own name, such as `PriceDTO`.
    var dto: SwiftIdentifier
    /// The way to it from the top, such as `FlightOfferDTO.PriceDTO`.
    var dtoPath: [SwiftIdentifier]
    /// By field index; a field outside the DTO has a name too, so that indices agree.
    var properties: [SwiftIdentifier] = []
    /// By field index: whether the DTO's property may be nil.
    var isOptional: [Bool] = []
    /// By field index: the coding keys of its aliases, in their order.
    var aliases: [[SwiftIdentifier]] = []
    /// By case index of a union.
    var cases: [SwiftIdentifier] = []
    /// The coding keys of the DTO's properties and their aliases, where any must be written.
    var codingKeys: [CodingKey]?
    /// Keys on the wire that snake-casing the key that the decoder converts them to does not give back.
    var wireKeys: [SwiftLiteral] = []

    /// The property that reads a union's case, nil where it holds another one: `asV2`.
    func accessor(ofCase index: Int) -> SwiftIdentifier {
      let name = cases[index].bare
      return SwiftIdentifier(sanitizing: "as" + name.prefix(1).uppercased() + name.dropFirst(), fallback: "asValue")
    }
  }

  /// One case of a `CodingKeys` enum; without a raw value where its name is the key.
  struct CodingKey: Sendable {
    var name: SwiftIdentifier
    var key: SwiftLiteral?

    init(_ name: SwiftIdentifier, for key: String) {
      self.name = name
      self.key = name.bare.sameBytes(as: key) ? nil : SwiftLiteral(string: key)
    }
  }

  let models: [Model]

  subscript(id: ModelID) -> Model { models[id.index] }

  init(_ feature: ResolvedFeature, nested: NestedModels) {
    var types = DTOTypeNames(feature, nested: nested)
    models = feature.models.map { model in
      let path = types.path(of: model)
      var names = Model(dto: path.last ?? SwiftIdentifier(sanitizing: "", fallback: "Model"), dtoPath: path)
      MemberNames(policy: feature.schemas[model.schema].keys).settle(model, in: &names)
      return names
    }
  }
}

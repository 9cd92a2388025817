package import DTOGenBase
package import DTOGenSchema

/// The stage from schema files to a `ResolvedFeature`: looks up every name, types every expression, and says all that
/// is wrong.
///
/// The steps stand in files of their own: names, wire shapes, paths, expressions, constructors, checks, usage and
/// recursion. State grows only forward: each step reads what the steps before it left.
package struct FeatureResolver {
  /// The fixtures of a feature, by the globs of a schema file.
  package typealias FixtureLookup = (_ schema: SchemaFile, _ response: String?) -> [Fixture]

  let schemas: [SchemaFile]
  let configuration: Configuration
  /// The paths of the schemas whose fields samples of this run have shown.
  let inferred: Set<String>
  var diagnostics: [Diagnostic] = []
  var names = NameTable()
  var models: [ResolvedModel] = []
  /// The blocks that each model was written with, by model index.
  var blocks: [ModelBlocks] = []
  var statuses: [ResolvedStatus] = []
  var declared: [String: DeclaredType] = [:]
  /// Models whose mapper something calls.
  var mapped: Set<ModelID> = []
  /// Knows the models whose domain is one expression once their types are worked out.
  var expressionTypes = ExpressionTypes(domainTypes: [:])
  /// Such models whose types are being worked out, or cannot be.
  var unknownDomains: [ModelID: UnknownDomain] = [:]
  var usage = Usage()

  /// What a person wrote about a model beside its wire shape.
  struct ModelBlocks {
    var domain: DomainBlock
    var checks: [Located<Check>]
    var ignores: [IgnoreRule]
    var location: SourceLocation
  }

  /// Resolves the schema files of one feature, in the order of their paths. The feature is nil where anything is wrong.
  package static func resolve(
    feature: String, schemas: [SchemaFile], configuration: Configuration, inferred: Set<String> = [],
    fixtures: FixtureLookup
  ) -> (feature: ResolvedFeature?, diagnostics: [Diagnostic]) {
    var resolver = FeatureResolver(
      schemas: schemas.sorted { $0.path < $1.path }, configuration: configuration, inferred: inferred)
    resolver.collectNames()
    resolver.checkKeyPolicies()
    resolver.lowerModels()
    resolver.checkEmptyLists()
    resolver.lowerStatuses()
    guard !resolver.diagnostics.hasErrors else { return (nil, resolver.diagnostics) }
    resolver.findRecursion()
    resolver.resolveDomains()
    resolver.resolveChecks()
    guard !resolver.diagnostics.hasErrors else { return (nil, resolver.diagnostics) }
    resolver.settleUsage()
    resolver.checkKeyClashes()
    let responses = EnvelopeLowering(resolver.makeFeature(name: feature, fixtures: fixtures))
    resolver.diagnostics += responses.diagnostics
    return (resolver.diagnostics.hasErrors ? nil : responses.feature, resolver.diagnostics)
  }

  private init(schemas: [SchemaFile], configuration: Configuration, inferred: Set<String>) {
    self.schemas = schemas
    self.inferred = inferred
    self.configuration = configuration
  }

  mutating func fail(at location: SourceLocation, _ message: String) {
    diagnostics.append(.error(at: location, message))
  }

  private func makeFeature(name: String, fixtures: FixtureLookup) -> ResolvedFeature {
    var namedModels = [[ModelID]](repeating: [], count: schemas.count)
    for model in models {
      if case .named = model.placement { namedModels[model.schema].append(model.id) }
    }
    var ownStatuses = [[StatusID]](repeating: [], count: schemas.count)
    for status in statuses { ownStatuses[status.schema].append(status.id) }
    let resolvedSchemas = schemas.enumerated().map { index, schema in
      let named = namedModels[index]
      return ResolvedSchema(
        path: schema.path,
        main: named.first ?? ModelID(index: 0),
        namedModels: named,
        statuses: ownStatuses[index],
        responses: schema.responses.map { response in
          ResolvedResponse(
            name: response.name?.value, at: response.at.value, location: response.at.location,
            fixtures: fixtures(schema, response.name?.value))
        },
        listPolicy: schema.listPolicy,
        keys: keyPolicy,
        unmapped: schema.unmapped ?? configuration.unmapped)
    }
    return ResolvedFeature(
      name: name, schemas: resolvedSchemas, models: models, statuses: statuses,
      declaredTypes: declared.values.sorted { $0.name < $1.name }, naming: configuration.naming)
  }
}

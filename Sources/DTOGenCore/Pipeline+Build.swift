import DTOGenBase
public import DTOGenOutput
import DTOGenSchema
public import DTOGenSwift

extension Pipeline {
  /// What a build compiles in place of the generated files of the input's schemas, all of one module.
  ///
  /// The paths of the files are bare names.
  public static func build(_ input: ProjectInput, _ part: BuildFileNames.Part) -> GeneratorOutput {
    let (configuration, diagnostics) = configuration(from: input.configuration)
    var output = generate(input, configuration, features: [])
    output.diagnostics = diagnostics + output.diagnostics
    for schema in input.schemas where configuration.layout.match(schemaPath: schema.path) == nil {
      output.diagnostics.append(
        .error(
          at: SourceLocation(file: schema.path),
          "schemas stand at \(configuration.layout.schemas); move this one, or change \"layout\" in dtogen.json"))
    }
    if configuration.swift.domainModule != nil, part != .check {
      output.diagnostics.append(
        .error(
          at: input.configuration.map { SourceLocation(file: $0.path) },
          "\"domainModule\" and \"build\": \"generate\" do not go together: a build makes the files of one target, "
            + "and status enums belong to the domain's"))
    }
    return BuildProducts(part: part, schemas: input.schemas.map(\.path)).make(from: output).settled
  }
}

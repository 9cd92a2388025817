import DTOGenCore

struct ProjectInput: Sendable {
  var configuration: InputFile?
  var schemas: [InputFile]
  var fixtures: [String: [InputFile]]
  var templateOverrides: [InputFile]
}
struct ScaffoldRequest: Sendable {
  enum Part: String, CaseIterable, Sendable { case dto, mapper, status, tests, domain }
  var feature: String
  var model: String
  var fixtures: [InputFile]
  var at: String?
  var only: Set<Part>?
}
enum Pipeline {
  static func configuration(from file: InputFile?) -> (Configuration, [Diagnostic]) {
    guard let file else { return (Configuration(), []) }
    let (configuration, diagnostics) = ConfigurationDecoder.decode(file)
    return (configuration ?? Configuration(), diagnostics)
  }
  static func generate(_ input: ProjectInput, features: [String]) -> GeneratorOutput { GeneratorOutput() }
  static func scaffold(_ request: ScaffoldRequest, in project: ProjectInput) -> GeneratorOutput {
    GeneratorOutput(
      files: request.fixtures.map {
        GeneratedFile(
          path: "Features/\(request.feature)/Data/Tests/Fixtures/" + FilePath.name(of: $0.path), contents: $0.bytes,
          ownership: .captured)
      })
  }
  static func infer(
    model: String, feature: String, at: String?, documents: [InputFile]
  ) -> (schema: String?, diagnostics: [Diagnostic]) { ("{}\n", []) }
}

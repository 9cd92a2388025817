public import DTOGenBase
public import DTOGenInference
import DTOGenSchema

extension Pipeline {
  /// Why inference gives the value at `path`, and everything below it, its type; `path` begins at the model, and `.` is
  /// the whole of it. Nil where the diagnostics hold an error.
  public static func explain(
    path: String, model: String, at: String?, documents: [InputFile], naming: NamingStyle = NamingStyle()
  ) -> (explanations: [ShapeExplanation]?, diagnostics: [Diagnostic]) {
    let wanted: WirePath
    do throws(GrammarError) {
      let place = SourceLocation(file: "--explain", line: 1, column: 0)
      wanted = try WirePathParser.parse(EmbeddedText(path, at: place)).value
    } catch {
      return (nil, [error.diagnostic])
    }
    let inferred = inferred(model: model, feature: model, at: at, files: documents, naming: naming, explains: true)
    guard let result = inferred.result, result.schema != nil else { return (nil, inferred.diagnostics) }
    // A path that was decided twice was decided last by what came to stand in the schema.
    var known: [String: Int] = [:]
    for (position, explanation) in result.explanations.enumerated() { known[explanation.path.description] = position }
    let last = result.explanations.enumerated().filter { known[$1.path.description] == $0 }.map(\.element)
    let found = last.filter { $0.path.segments.starts(with: wanted.segments) }
    guard !found.isEmpty else {
      let hint = NearestName.hint(for: wanted.description, in: last.map(\.path.description))
      let message = "no value stands at '\(wanted)' of '\(model)'\(hint); '--explain .' shows all there are"
      return (nil, [.error(at: nil, message)])
    }
    return (found, inferred.diagnostics.filter { $0.severity == .error })
  }
}

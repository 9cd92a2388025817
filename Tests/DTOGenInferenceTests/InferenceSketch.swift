@testable import DTOGenBase
@testable import DTOGenInference
@testable import DTOGenSchema

/// What inference said about some samples, in short text that a test can compare.
struct InferenceSketch {
  let result: Inference.Result

  /// Each text is a document of its own: `1.json`, `2.json` …
  init(_ texts: String..., at: String? = nil, model: String = "Offer", naming: NamingStyle = NamingStyle()) {
    self.init(documents: texts, at: at, model: model, naming: naming)
  }

  init(documents texts: [String], at: String? = nil, model: String = "Offer", naming: NamingStyle = NamingStyle()) {
    let documents = texts.enumerated().compactMap { index, text in
      JSONDocument.read(
        InputFile(path: "\(index + 1).json", bytes: Array(text.utf8)), dialect: .strict, allowsLines: true
      ).document
    }
    result = Inference.infer(
      documents: documents, at: at.map(Self.path), model: model, feature: "Search", fixturePatterns: ["*.json"],
      naming: naming, explains: true)
  }

  /// `key: type` of the main model, in order.
  var fields: [String] {
    guard let wire = result.schema?.models.first?.wire else { return [] }
    switch wire {
    case .object(let fields): return fields.map(Self.text)
    case .other(let use): return [Self.text(use)]
    default: return []
    }
  }

  /// `name = expression` of the main model.
  var domain: [String] {
    result.schema?.models.first.map { Self.lines($0.domain) } ?? []
  }

  /// `key: reason` of the main model.
  var ignores: [String] {
    result.schema?.models.first?.ignores.map { "\($0.pattern.value): \($0.reason)" } ?? []
  }

  /// `Name { case: values }`.
  var statuses: [String] {
    (result.schema?.statuses ?? []).map { status in
      let cases = status.cases.map { one in
        "\(one.name.value): " + one.values.map { Self.text($0.value) }.joined(separator: " ")
      }
      return "\(status.name.value) { \(cases.joined(separator: ", ")) }"
    }
  }

  /// `Name { fields } = domain` of the further types.
  var types: [String] {
    (result.schema?.models.dropFirst() ?? []).map { model in
      guard case .object(let fields) = model.wire else { return model.name.value }
      return "\(model.name.value) { \(fields.map(Self.text).joined(separator: ", ")) }"
    }
  }

  var at: String { result.schema?.responses.first?.at.value.description ?? "" }

  var messages: [String] { result.diagnostics.map(\.description) }

  func says(_ severity: Diagnostic.Severity, _ parts: String...) -> Bool {
    result.diagnostics.contains { one in
      one.severity == severity && parts.allSatisfy { one.description.contains($0) }
    }
  }

  static func path(_ text: String) -> WirePath {
    if text == "." { return WirePath() }
    return WirePath(
      text.split(separator: ".").flatMap { part -> [WirePath.Segment] in
        guard part.hasSuffix("[]") else { return [.key(String(part))] }
        return part == "[]" ? [.each] : [.key(String(part.dropLast(2))), .each]
      })
  }

  static func text(_ field: FieldDefinition) -> String {
    "\(field.key.value): \(text(field.use))" + (field.emptyList == nil ? "" : ", [] is empty")
  }

  static func text(_ use: TypeUse) -> String { text(use.type) + (use.isOptional ? "?" : "") }

  static func text(_ type: WireType) -> String {
    switch type {
    case .scalar(let scalar): return scalar.rawValue
    case .named(let name): return name
    case .list(let element): return "[\(text(element))]"
    case .map(let value): return "[string: \(text(value))]"
    case .object(let object):
      let lines = lines(object.domain)
      let domain = object.domain == .implicit ? "" : " = (\(lines.joined(separator: ", ")))"
      return "{ \(object.fields.map(text).joined(separator: ", ")) }\(domain)"
    case .oneOf(let cases): return "oneOf(\(cases.map { "\($0.name.value): \(text($0.use))" }.joined(separator: ", ")))"
    case .tagged(let tagged):
      let cases = tagged.cases.map { "\($0.value.value): \(text($0.use))" }
      return "tag \(tagged.tag.value)(\(cases.joined(separator: ", ")))"
    }
  }

  static func lines(_ domain: DomainBlock) -> [String] {
    switch domain {
    case .implicit: []
    case .none: ["none"]
    case .expression(let expression): [text(expression.value)]
    case .properties(let lines): lines.map { "\($0.name.value) = \(text($0.expression.value))" }
    }
  }

  static func text(_ expression: Expression) -> String {
    switch expression {
    case .path(let path): return path.value.description
    case .required(let path): return "\(path.value)!"
    case .fallback(let path, let literal): return "\(path.value) ?? \(text(literal))"
    case .literal(let literal): return text(literal)
    case .construct(let construction):
      let arguments = construction.arguments.map { ($0.label.map { "\($0): " } ?? "") + text($0.value) }
      return "\(text(construction.type))(\(arguments.joined(separator: ", ")))"
    case .list(let type, let path): return "[\(text(type))](\(path.value))"
    case .map(let key, let value, let path): return "[\(text(key)): \(text(value))](\(path.value))"
    case .byCase(let path, let branches):
      return "case \(path.value) {\(branches.map { " \($0.name.value): \(text($0.value.value))" }.joined()) }"
    case .byHand(let type, _): return "by hand \(type.value)"
    }
  }

  private static func text(_ type: Expression.TypeReference) -> String {
    type.name.value + (type.isFailable ? "?" : "")
  }

  private static func text(_ literal: Literal) -> String {
    switch literal {
    case .string(let text): text
    case .number(let text): text
    case .bool(let value): "\(value)"
    case .emptyList: "[]"
    }
  }
}

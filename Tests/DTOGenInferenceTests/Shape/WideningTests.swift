import Testing
import ToolSupport

@testable import DTOGenBase
@testable import DTOGenInference
@testable import DTOGenSchema

/// The law that a user relies on who captures one response more: what was inferred before still holds.
@Suite("Inference: a further sample only widens")
struct WideningTests {
  @Test func whateverTheDocuments() {
    var random = RandomDocuments(seed: 7)
    for round in 0..<200 {
      let documents = random.documents(count: 8, keys: Self.keys)
      let samples = zip(documents.prefix(4), documents.dropFirst(4)).map { #"{"prices":\#($0),"b":\#($1)}"# }
      var before: InferenceSketch?
      for count in 1...samples.count {
        let after = InferenceSketch(documents: Array(samples.prefix(count)), at: ".", model: "Order")
        if let before {
          let broken = Self.problems(from: before, to: after)
          #expect(broken.isEmpty, "round \(round): \(broken) for \(samples.prefix(count))")
        }
        before = after
      }
    }
  }

  /// Keys of which no two want one name, and none is the identity of an order: a name can belong to one key only.
  private static let keys = [
    "status", "kind", "price", "currency", "amount", "name", "url", "101", "202", "sku_1", "sku_5", "a", "b",
    "children", "data", "items", "prices", "user_id", "+1", "", "total", "created_at", "state", "roles", "EUR", "JPY",
    "custom_fields", "entitlements", "pro_monthly", "2024-07-01", "LHR",
  ]

  private static func problems(from before: InferenceSketch, to after: InferenceSketch) -> [String] {
    guard let old = before.result.schema?.models.first, let new = after.result.schema?.models.first else { return [] }
    var problems: [String] = []
    widens(use(old.wire), use(new.wire), ".", &problems)
    let names = names(new.domain)
    for (path, name) in Self.names(old.domain) where names[path].map({ $0 != name }) ?? false {
      problems.append("\(path) was '\(name)'")
    }
    return problems
  }

  private static func use(_ wire: WireBlock) -> TypeUse {
    switch wire {
    case .object(let fields):
      TypeUse(type: .object(InlineObject(fields: fields)), isOptional: false, location: SourceLocation(file: ""))
    case .other(let use): use
    default: TypeUse(type: .scalar(.json), isOptional: false, location: SourceLocation(file: ""))
    }
  }

  /// The property names by the first path of their expression.
  private static func names(_ domain: DomainBlock) -> [String: String] {
    guard case .properties(let lines) = domain else { return [:] }
    return Dictionary(
      lines.map { (firstPath($0.expression.value), $0.name.value) }, uniquingKeysWith: { first, _ in first })
  }

  private static func firstPath(_ expression: Expression) -> String {
    switch expression {
    case .path(let path), .required(let path), .fallback(let path, _), .list(_, let path), .map(_, _, let path),
      .byCase(let path, _):
      path.value.description
    case .construct(let construction): construction.arguments.first.map { firstPath($0.value) } ?? ""
    case .literal, .byHand: ""
    }
  }

  private static func widens(_ old: TypeUse, _ new: TypeUse, _ path: String, _ problems: inout [String]) {
    func refuse() { problems.append("\(path): \(InferenceSketch.text(old)) to \(InferenceSketch.text(new))") }
    if old.isOptional, !new.isOptional { refuse() }
    switch (old.type, new.type) {
    case (.scalar(.json), _), (.object, .named), (.named, .object), (.named, .named): break
    case (.scalar(let old), .scalar(let new)): if !widens(old, new) { refuse() }
    case (.list(let old), .list(let new)): widens(old, new, path + "[]", &problems)
    case (.map(let old), .map(let new)): widens(old, new, path + "[]", &problems)
    // A map becomes a record by a key that is no data, and variants by a shape of their own; never the other way.
    case (.map, .object), (.map, .named), (.object, .tagged), (.tagged, .object), (.tagged, .tagged), (.map, .tagged):
      break
    // Nothing showed the elements of an empty list, and it stayed out of the domain.
    case (.list(let old), .map), (.list(let old), .object), (.list(let old), .named), (.list(let old), .tagged):
      if old.type != .scalar(.json) { refuse() }
    case (.object(let old), .object(let new)): widens(old, new, path, &problems)
    case (.oneOf(let old), .oneOf(let new)):
      for item in old {
        guard let other = new.first(where: { $0.name.value == item.name.value }) else {
          refuse()
          continue
        }
        // Inside a union 'string' stands for what nothing shows, such as the elements of empty lists.
        if ["[string]", "[string: string]"].contains(InferenceSketch.text(item.use)) { continue }
        widens(item.use, other.use, "\(path).\(item.name.value)", &problems)
      }
    case (_, .oneOf(let new)):
      let fits = new.contains { item in
        var inner: [String] = []
        widens(TypeUse(type: old.type, isOptional: false, location: old.location), item.use, path, &inner)
        return inner.isEmpty
      }
      if !fits { refuse() }
    default: refuse()
    }
  }

  private static func widens(
    _ old: InlineObject, _ new: InlineObject, _ path: String, _ problems: inout [String]
  ) {
    for field in old.fields {
      guard let other = new.fields.first(where: { $0.key.value == field.key.value }) else {
        problems.append("\(path).\(field.key.value) is gone")
        continue
      }
      var use = field.use
      // The optional stood for [], which has a case of its own in a union.
      if field.emptyList != nil, other.emptyList == nil { use.isOptional = false }
      widens(use, other.use, "\(path).\(field.key.value)", &problems)
    }
    for field in new.fields where !field.use.isOptional {
      if !old.fields.contains(where: { $0.key.value == field.key.value }) {
        problems.append("\(path).\(field.key.value) is required")
      }
    }
  }

  private static func widens(_ old: ScalarType, _ new: ScalarType) -> Bool {
    if old == new || new == .string { return isText(old) == isText(new) }
    switch old {
    // Beyond Decimal's digits a number is a Double, with a warning.
    case .int, .int64, .uint64, .double, .decimal: return [.uint64, .double, .decimal].contains(new)
    default: return false
    }
  }

  private static func isText(_ type: ScalarType) -> Bool {
    ![.int, .int32, .int64, .uint64, .double, .decimal, .bool, .json].contains(type)
  }
}

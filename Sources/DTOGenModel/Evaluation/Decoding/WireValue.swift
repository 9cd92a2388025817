/// A sample after decoding: what the generated DTO holds, in the shape of the schema.
///
/// Only decoding makes it, so everything behind may rely on the shapes fitting the schema.
enum WireValue: Sendable {
  /// An optional that is absent or null.
  case absent
  /// A scalar as the DTO holds it; `unknown` for an opaque JSON value.
  case scalar(DomainValue)
  /// One value for each field, in the order of the schema.
  case object([WireValue])
  /// The case by its place in the shape.
  indirect case union(caseIndex: Int, WireValue)
  case unknownTag(String)
  case list([WireValue])
  /// In the order of the document, the first of equal keys.
  case map([(key: String, value: WireValue)])

  var isAbsent: Bool { if case .absent = self { true } else { false } }
}

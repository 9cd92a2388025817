/// A sample after decoding: what the generated DTO holds, in the shape of the schema.
///
/// Only decoding makes it, so everything behind may rely on the shapes fitting the schema.
enum DecodedValue: Sendable {
  /// An optional that is absent or null.
  case absent
  /// A scalar as the DTO holds it; `unknown` for an opaque JSON value.
  case scalar(DomainValue)
  /// One value for each field, in the order of the schema.
  case object([DecodedValue])
  /// The case by its place in the shape.
  indirect case union(caseIndex: Int, DecodedValue)
  case unknownTag(String)
  case list([DecodedValue])
  /// In the order of the document, the first of equal keys.
  case map([(key: String, value: DecodedValue)])

  var isAbsent: Bool { if case .absent = self { true } else { false } }
}

package import DTOGenBase

/// What a domain value must be at run time, worked out from the JSON alone and in no language's terms.
///
/// Types, properties and cases stand as the identifiers of resolution; the words of a language come in when text is
/// made of it. Numbers are exact.
package enum DomainValue: Hashable, Sendable {
  /// An optional without a value.
  case absent
  case string(String)
  case bool(Bool)
  case integer(WholeNumber)
  case double(Double)
  indirect case decimal(JSONDecimal)
  case instant(Instant)
  /// What a mapper has read from text that means more than its letters.
  indirect case parsed(ParsedText)
  /// The upper-case form.
  case uuid(String)
  case url(String)
  case list([DomainValue])
  /// In the order of the document.
  case map([Entry])
  /// A model's struct: one value for each property, in the order of its domain.
  case structure(ModelID, [DomainValue])
  /// A model's enum: the case by its place in the shape; nil where the case stands alone.
  indirect case union(ModelID, caseIndex: Int, DomainValue?)
  /// A model's enum with a tag that the schema does not know.
  indirect case unknownTag(ModelID, raw: String)
  case status(StatusID, caseIndex: Int)
  /// Text as it came, or the digits of an integer.
  indirect case unknownStatus(StatusID, raw: String)
  indirect case money(minorUnits: Int64, currency: String)
  /// A typed identifier around its raw value.
  indirect case identifier(type: String, DomainValue)
  /// A scaffolded struct: one value for each of its properties.
  indirect case declared(type: String, [DomainValue])
  /// A type that exists already, by what its initialiser was given; nothing is known about its insides.
  indirect case opaque(type: String, [DomainValue])
  /// A value that cannot be told from the JSON alone (by hand, opaque JSON, a URL that is rewritten): not asserted.
  case unknown

  package struct Entry: Hashable, Sendable {
    var key: DomainValue
    var value: DomainValue
  }
}

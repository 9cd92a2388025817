import DTOGenSchema

/// Names that generated code relies on, and that no type or member of a user's may therefore hide.
enum SwiftReservedNames {
  /// Types of Swift, Foundation and Testing that generated code names, and words that no type can be called.
  static let languageTypes = otherLanguageTypes.union(
    DomainScalar.allCases.map(\.swift).filter { [.standardLibrary, .foundation].contains($0.home) }.map(\.type.source))

  private static let otherLanguageTypes: Set<String> = [
    "Any", "AnyObject", "Array", "BinaryFloatingPoint", "BinaryInteger", "Bundle", "Character", "Codable",
    "CodingKey", "CodingUserInfoKey", "Comparable", "CustomStringConvertible", "Data", "Decodable",
    "Decoder", "DecodingError", "Dictionary", "Encodable", "Encoder", "EncodingError", "Equatable", "Error",
    "FileManager", "FixedWidthInteger", "Float", "Foundation", "Hashable", "Hasher", "Identifiable",
    "Int8", "JSONDecoder", "JSONEncoder", "KeyValuePairs", "KeyedDecodingContainer",
    "KeyedDecodingContainerProtocol", "KeyedEncodingContainer", "Locale", "LosslessStringConvertible", "MainActor",
    "Mirror", "Never", "ObjectIdentifier", "Optional", "Protocol", "Range", "RawRepresentable", "Regex", "Self",
    "Sendable", "Sequence", "Set", "SingleValueDecodingContainer", "StaticString", "Substring", "Swift",
    "Testing", "Type", "UInt", "UInt8", "Unicode", "UnkeyedDecodingContainer",
    "UnsafeBufferPointer", "UnsafeRawBufferPointer", "Void",
  ]

  /// Types that the tool itself writes.
  static let ownTypes = otherOwnTypes.union(
    DomainScalar.allCases.filter(\.traits.isInKernel).map(\.swift.type.source))

  private static let otherOwnTypes: Set<String> = [
    "CurrencyDigits", "DateRange", "DomainText", "ExplainableMap", "ExplainingDecoder",
    "ExplainingKeyedContainer", "ExplainingUnkeyedContainer", "FixtureDocument", "FixtureError", "FixturePath",
    "FixtureResponse", "FixtureSample", "Fixtures", "Indirect", "InvalidFixture", "MappingError",
    "Money", "MoneyError", "RequiredField", "RequiredFields", "SessionError", "SkippedElement",
    "WireContainer",
    "WireDate", "WireDecoder", "WireDecoding", "WireElement", "WireError", "WireFailure", "WireIndirect", "WireJSON",
    "WireKey", "WireKeyed", "WireKind", "WireMapping", "WirePath", "WireScalar", "WireUnion", "WireValue",
  ]

  /// Whether a type inside another one would hide what that one's code needs; `ID` is what `Identifiable` calls the
  /// type of `id`.
  static func isReservedNested(_ name: String) -> Bool { name == "ID" || isReservedType(name) }

  static func isReservedType(_ name: String) -> Bool { languageTypes.contains(name) || ownTypes.contains(name) }

  /// Whether a property of that name would hide what its own struct needs.
  static func isReservedProperty(_ name: String) -> Bool {
    if properties.contains(name) { return true }
    // Types begin with a capital, nearly all properties with a small letter.
    guard let first = name.utf8.first, !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return false }
    return isReservedType(name)
      || name.hasSuffix("DTO") && name.unicodeScalars.first.map(\.properties.isUppercase) == true
  }

  private static let properties = ["CodingKeys", "hashValue", "self"]

  /// Cases of `Optional`, which a bare `.none` means where the enum itself may be absent.
  static let optionalCases: Set<String> = ["none", "some"]

  /// Cases that an optional of the enum would answer to, or that Swift reads as something else.
  static let cases = optionalCases.union(["self"])
}

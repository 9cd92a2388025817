public import DTOGenBase
public import DTOGenSchema

extension Pipeline {
  /// The feature of a schema file: what the schema says, else what its place says; nil where neither does.
  ///
  /// For whoever reads the disk and must know whose fixtures a run needs. The text is decoded only where it may say
  /// something else than the place.
  public static func feature(of schema: InputFile, in layout: Layout) -> String? {
    guard let match = layout.match(schemaPath: schema.path) else { return nil }
    if let feature = match.feature, !schema.bytes.mentions("\"feature\"") { return feature }
    let decoded = SchemaDecoder.decode(schema, defaultModel: match.model, defaultFeature: match.feature).0
    return decoded?.feature.value ?? match.feature
  }
}

extension [UInt8] {
  fileprivate func mentions(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    return indices.contains { self[$0...].starts(with: wanted) }
  }
}

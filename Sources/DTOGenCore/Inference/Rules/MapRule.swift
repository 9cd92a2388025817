/// Decides whether the objects at a path are maps, whose keys are data, or records.
///
/// Conservative, because a record that turns into a map would break every user: words are the keys of a record, also
/// where all values are strings. A map is what has
/// - keys that cannot be words of a model, from the first one on: all digits, UUIDs, dates or months;
/// - or at least two currency codes (ISO 4217), locales with a region (`en-GB`), paths, mails or random identifiers;
/// - or at least three codes of equally many capitals and digits under a plural key;
/// - or at least three keys that begin with one word and go on with numbers out of sequence (`sku_1`, `sku_22`);
/// - or, under a plural key, at least three keys of several words, no two of which share their first or last one,
///   whose values are objects with the very same keys;
/// - or an empty array in its place (how PHP writes an empty map), while the values are objects with the same keys.
/// In all cases the values are of one JSON kind.
enum MapRule {
  struct Map: Sendable {
    /// The word that all keys begin with, such as `sku`.
    var prefix: String?
    /// What made it a map, for a note.
    var reason: String
  }

  static func map(of objects: ObjectFacts, key: KeyRole, besideEmptyLists: Bool) -> Map? {
    let names = objects.fields.map(\.name)
    guard !names.isEmpty, valuesAreOfOneKind(objects.fields) else { return nil }
    if let reason = DataKeys.certain(names) { return Map(reason: reason) }
    if names.count >= 2, let reason = DataKeys.likely(names) { return Map(reason: reason) }
    if besideEmptyLists, valuesAreLikeObjects(objects.fields) {
      return Map(reason: "its values have one shape and an empty array stands for an empty map")
    }
    guard names.count >= 3 else { return nil }
    if let prefix = DataKeys.numberedPrefix(names) {
      return Map(prefix: prefix, reason: "all keys begin with '\(prefix)' and are numbered out of sequence")
    }
    guard key.isPlural else { return nil }
    if DataKeys.areCodes(names) { return Map(reason: "all keys are codes of the same length") }
    if DataKeys.areUnrelatedPhrases(names), valuesAreLikeObjects(objects.fields) {
      return Map(reason: "all values are objects with the same keys, and the keys have no word in common")
    }
    return nil
  }

  private static func valuesAreOfOneKind(_ fields: [ShapeField]) -> Bool {
    var kind: JSONKind?
    for field in fields {
      for other in field.shape.kinds {
        if let kind, kind != other { return false }
        kind = other
      }
    }
    return kind != nil
  }

  /// Every value is an object, and all of them have one set of keys.
  private static func valuesAreLikeObjects(_ fields: [ShapeField]) -> Bool {
    var keys: Set<[UInt8]>?
    for field in fields where !field.shape.kinds.isEmpty {
      guard field.shape.kinds == [.object], !field.shape.objects.fields.isEmpty else { return false }
      let other = Set(field.shape.objects.fields.map(\.key))
      if let keys, keys != other { return false }
      keys = other
    }
    return keys != nil
  }
}

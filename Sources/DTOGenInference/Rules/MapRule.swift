import DTOGenBase

/// Decides whether the objects at a path are maps, whose keys are data, or records.
///
/// Every key is judged alone, and objects are a map only while no key of any of them speaks against it: nothing is
/// counted and nothing must be seen twice. So one sample and a thousand decide alike, a further sample never turns a
/// record into a map, and a map becomes a record only by a key that is no data or by a value of another kind.
///
/// Conservative, because a record that turns into a map would break every user: words are the keys of a record, also
/// where all values are alike. Keys are data which
/// - cannot be words of a model: digits only, UUIDs, dates, months, currency codes (ISO 4217), locales with a region
///   (`en-GB`), paths, mails, random identifiers;
/// - or stand under a plural and are codes of equally many capitals and digits (`airports: { "LHR": … }`), or begin
///   with one word for a thing that is numbered and go on with a number (`prices: { "room_101": … }`, `sku_x`);
/// - or are several words each under the plural of a thing that has identifiers (`entitlements: { "pro_monthly": … }`),
///   or anything under a word such as `custom_fields`, and have objects for values.
enum MapRule {
  struct Map: Sendable {
    /// The word that all keys begin with, such as `sku`.
    var prefix: String?
    /// What made it a map, for a note.
    var reason: String
  }

  static func map(of objects: ObjectFacts, key: KeyRole) -> Map? {
    guard let kinds = commonKinds(of: objects.fields) else { return nil }
    let names = objects.names
    guard !names.isEmpty else { return nil }
    if let reason = DataKeys.certain(names) { return Map(reason: reason) }
    if DataKeys.areCodes(names), key.isPlural { return Map(reason: "all keys are codes of the same length") }
    if let prefix = DataKeys.identifierPrefix(names), key.isPlural {
      return Map(prefix: prefix, reason: "all keys begin with '\(prefix)' and go on like identifiers")
    }
    guard kinds == [.object], objects.fields.indices.allSatisfy({ !objects.fields[$0].shape.kinds.isEmpty }) else {
      return nil
    }
    if key.isCustom { return Map(reason: "its key says that users choose what stands in it") }
    if key.hasIdentifiers, names.allSatisfy({ Words($0).words.count >= 2 }) {
      return Map(reason: "all keys are identifiers of what its key names, and all values are objects")
    }
    return nil
  }

  /// Why a record may be meant as a map, which only a person can tell; nil for most.
  static func doubt(about objects: ObjectFacts) -> String? {
    guard objects.fields.count >= 3, commonKinds(of: objects.fields) != nil else { return nil }
    let names = objects.names
    if let prefix = DataKeys.numberedPrefix(names) {
      return "its keys begin with '\(prefix)' and are numbered out of sequence"
    }
    if valuesAreLikeObjects(objects.fields), DataKeys.areUnrelatedPhrases(names) {
      return "its values are objects with the same keys, and its own keys have no word in common"
    }
    return nil
  }

  /// The one kind that all values are of, or none where all are null; nil where they are of several.
  static func commonKinds(of fields: [ShapeField]) -> JSONKinds? {
    var kinds: JSONKinds = []
    for position in fields.indices {
      kinds.formUnion(fields[position].shape.kinds)
      guard kinds.rawValue.nonzeroBitCount <= 1 else { return nil }
    }
    return kinds
  }

  /// Every value is an object, and all of them have one set of keys.
  private static func valuesAreLikeObjects(_ fields: [ShapeField]) -> Bool {
    var keys: Set<[UInt8]>?
    for position in fields.indices where !fields[position].shape.kinds.isEmpty {
      guard fields[position].shape.kinds == [.object] else { return false }
      let field = fields[position]
      guard !field.shape.objects.fields.isEmpty else { return false }
      let other = Set(field.shape.objects.fields.map(\.key))
      if let keys, keys != other { return false }
      keys = other
    }
    return keys != nil
  }
}

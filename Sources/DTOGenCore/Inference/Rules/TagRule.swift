/// Decides whether the objects at a path are variants that one of their members tells apart.
///
/// The tag is a `type` or `kind`, there in every object, of two to twelve words. It tells variants apart where at least
/// two of them have a field that is in all their objects and in no other's, and where such fields are no fewer than
/// those that all variants share: what mostly looks alike is one record with optional fields.
enum TagRule {
  private static let maximumCount = 12
  private static let tagWords: Set<String> = ["type", "kind"]

  /// The member that may be the tag; nil where there is none, or more than one.
  static func candidate(in objects: ObjectFacts, acronyms: [String]) -> ShapeField? {
    guard objects.fields.count(where: \.isOptional) >= 2 else { return nil }
    let found = objects.fields.filter { field in
      guard !field.isOptional, field.shape.kinds == [.string], let tokens = field.shape.texts.tokens else {
        return false
      }
      let key = KeyRole(field.key)
      return tagWords.contains(key.words.last ?? "") && (2...maximumCount).contains(tokens.values.count)
        && StatusRule.cases(of: field.shape.texts, key: key, acronyms: acronyms) != nil
    }
    return found.count == 1 ? found.first : nil
  }

  static func tellsApart(_ variants: [VariantWalk.Variant]) -> Bool {
    var owners: [[UInt8]: Int] = [:]
    for variant in variants {
      for field in variant.objects.fields { owners[field.key, default: 0] += 1 }
    }
    let own = variants.map { variant in
      variant.objects.fields.count { owners[$0.key] == 1 && !$0.isOptional }
    }
    let shared = owners.values.count { $0 == variants.count }
    return own.count { $0 > 0 } >= 2 && own.reduce(0, +) >= shared && variants.allSatisfy { !$0.objects.fields.isEmpty }
  }
}

import DTOGenBase

/// Decides whether the objects at a path are variants that one of their members tells apart.
///
/// The tag is a `type` or `kind`, there in every object, of two to twelve words. It tells variants apart where at least
/// two of them have a field that is in all their objects and in no other's, and where such fields are no fewer than
/// those that all variants share: what mostly looks alike is one record with optional fields.
enum TagRule {
  private static let maximumCount = 12

  /// The member that may be the tag; nil where there is none, or more than one.
  static func candidate(in objects: ObjectFacts, naming: NamingStyle) -> ShapeField? {
    let fields = objects.fields
    guard fields.indices.count(where: { fields[$0].isOptional }) >= 2 else { return nil }
    let found = fields.indices.filter { position in
      guard fields[position].role.isTag, !fields[position].isOptional, fields[position].shape.kinds == [.string] else {
        return false
      }
      let texts = fields[position].shape.texts
      return (2...maximumCount).contains(texts.tokens?.values.count ?? 0)
        && StatusRule.cases(of: texts, key: fields[position].role, naming: naming) != nil
    }
    return found.count == 1 ? fields[found[0]] : nil
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

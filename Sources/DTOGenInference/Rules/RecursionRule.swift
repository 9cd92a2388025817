/// Finds the objects that contain themselves and merges what they contain into one type.
///
/// An object contains itself at a key where the objects below that key (directly, or in lists and maps) have no keys
/// that it lacks, agree with it on the kinds of their values, and themselves have that key or another such key, were it
/// only null or empty. This must hold on every level seen: one object with a key of its own, and each stays a type apart.
/// Objects with a single key are never folded: one shared word is a coincidence.
enum RecursionRule {
  /// The object with everything merged into it, and `isSelf` where it contains itself; nil where it does not.
  static func fold(_ objects: ObjectFacts, in files: SampleFiles) -> ObjectFacts? {
    let fields = objects.fields
    guard fields.count >= 2, fields.indices.contains(where: { recurs(fields[$0].key, in: fields[$0].shape) }) else {
      return nil
    }
    var refused: Set<[UInt8]> = []
    while true {
      var attempt = Attempt(objects: objects, refused: refused)
      if let failed = attempt.run(in: files) {
        refused.insert(failed)
      } else {
        return attempt.selfKeys.isEmpty ? nil : attempt.objects
      }
    }
  }

  /// Whether objects at a key have the key again, through lists and perhaps maps: without one that does nothing folds.
  private static func recurs(_ key: [UInt8], in shape: Shape) -> Bool {
    guard shape.objects.count > 0, shape.objects.fullest != nil else {
      return !shape.lists.element.isEmpty && recurs(key, in: shape.lists.element[0])
    }
    if shape.objects.position(of: key) != nil { return true }
    let values = shape.objects.fields
    guard MapRule.commonKinds(of: values) != nil else { return false }
    for position in values.indices where recurs(key, in: values[position].shape) { return true }
    return false
  }

  private struct Attempt {
    var objects: ObjectFacts
    let refused: Set<[UInt8]>
    var selfKeys: Set<[UInt8]> = []

    /// Folds until nothing more folds; returns the key that folded on one level and cannot on a deeper one.
    mutating func run(in files: SampleFiles) -> [UInt8]? {
      var folded: Bool
      repeat {
        folded = false
        for key in objects.fields.map(\.key).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
          guard !refused.contains(key), let position = objects.position(of: key) else { continue }
          let role = objects.fields[position].role
          guard let inner = RecursionRule.innerObjects(objects.fields[position].shape, role, in: files) else {
            continue
          }
          if accepts(inner, at: key) {
            RecursionRule.markSelf(&objects.fields[position].shape, role)
            objects.merge(inner, in: files)
            selfKeys.insert(key)
            folded = true
          } else if selfKeys.contains(key) {
            return key
          }
        }
      } while folded
      return nil
    }

    private func accepts(_ inner: ObjectFacts, at key: [UInt8]) -> Bool {
      guard !inner.fields.isEmpty else { return false }
      var hasEvidence = selfKeys.contains(key)
      for field in inner.fields {
        guard let position = objects.position(of: field.key) else { return false }
        let mine = objects.fields[position].shape.kinds
        let theirs = field.shape.kinds
        guard mine.isSubset(of: theirs) || theirs.isSubset(of: mine) else { return false }
        if field.key == key || selfKeys.contains(field.key) { hasEvidence = true }
      }
      return hasEvidence
    }
  }

  /// The objects at a key, through lists and maps of any depth, that are not folded already.
  private static func innerObjects(_ shape: Shape, _ key: KeyRole, in files: SampleFiles) -> ObjectFacts? {
    guard shape.objects.count > 0, shape.objects.fullest != nil else {
      return shape.lists.element.first.flatMap { innerObjects($0, key, in: files) }
    }
    guard MapRule.map(of: shape.objects, key: key) != nil else { return shape.objects }
    var values: ObjectFacts?
    for field in shape.objects.fields {
      guard let inner = innerObjects(field.shape, key, in: files) else { continue }
      if values == nil { values = inner } else { values?.merge(inner, in: files) }
    }
    return values
  }

  private static func markSelf(_ shape: inout Shape, _ key: KeyRole) {
    if shape.objects.count > 0, shape.objects.fullest != nil {
      guard MapRule.map(of: shape.objects, key: key) == nil else {
        for position in shape.objects.fields.indices { markSelf(&shape.objects.fields[position].shape, key) }
        return
      }
      var marker = ObjectFacts()
      marker.count = shape.objects.count
      marker.first = shape.objects.first
      marker.isSelf = true
      shape.objects = marker
    } else if !shape.lists.element.isEmpty {
      markSelf(&shape.lists.element[0], key)
    }
  }
}

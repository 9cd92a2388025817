import DTOGenBase

/// Everything seen at one path, over all samples: the lattice in which inference merges.
///
/// Merging is associative and commutative, counts aside from nothing, so neither the order of samples nor the way
/// they are split over files can show in the result. A shape only ever grows wider.
struct Shape: Sendable {
  /// The first value of any kind.
  var first = SamplePlace.none
  var nullCount = 0
  var firstNull = SamplePlace.none
  var boolCount = 0
  var firstBool = SamplePlace.none
  var numbers = NumberFacts()
  var texts = TextFacts()
  var lists = ListFacts()
  var objects = ObjectFacts()

  init() {}

  /// A shape whose strings are worth counting apart.
  init(tracksTokens: Bool) {
    if tracksTokens { texts.tokens = TokenSet() }
    lists.tracksTokens = tracksTokens
  }

  /// The kinds seen, null left out.
  var kinds: JSONKinds {
    var kinds: JSONKinds = []
    if texts.count > 0 { kinds.insert(.string) }
    if numbers.count > 0 { kinds.insert(.number) }
    if boolCount > 0 { kinds.insert(.bool) }
    if lists.count > 0 { kinds.insert(.array) }
    if objects.count > 0 { kinds.insert(.object) }
    return kinds
  }

  /// The same in the order in which a union lists them.
  var unionKinds: [JSONKind] {
    let kinds = kinds
    return [.string, .number, .bool, .array, .object].filter { kinds.contains(JSONKinds($0)) }
  }

  /// The first value of a kind.
  func first(_ kind: JSONKind) -> SamplePlace {
    switch kind {
    case .null: firstNull
    case .bool: firstBool
    case .number: numbers.first
    case .string: texts.first
    case .array: lists.first
    case .object: objects.first
    }
  }

  mutating func merge(_ other: Shape, in files: SampleFiles) {
    first.merge(other.first)
    nullCount += other.nullCount
    firstNull.merge(other.firstNull)
    boolCount += other.boolCount
    firstBool.merge(other.firstBool)
    numbers.merge(other.numbers)
    texts.merge(other.texts)
    lists.merge(other.lists, in: files)
    objects.merge(other.objects, in: files)
  }
}

import DTOGenBase

/// What is known of all objects seen at one path.
struct ObjectFacts: Sendable {
  var count = 0
  var first = SamplePlace.none
  /// The objects are of the type whose field they stand in; what they hold was merged into it.
  var isSelf = false
  /// One for each key, in the order of arrival.
  var fields: [ShapeField] = []
  /// The object whose order of keys the fields take: the one with the most keys (ties: the smaller bytes).
  var fullest: Sample?
  /// Indices of the fields that no object lacked so far.
  var always: [Int] = []
  /// The fields by the hash of their key, once there are many.
  var index: [Int: [Int]] = [:]

  /// One object of a document.
  struct Sample: Sendable {
    var file: Int
    /// The object's index on the document's tape.
    var tapeIndex: Int
    /// Members, duplicates left out.
    var memberCount: Int

    func value(in files: SampleFiles) -> JSONValue {
      JSONValue(storage: files.documents[file].storage, container: tapeIndex)
    }

    /// Whether this sample's order of keys wins over the other's.
    func wins(over other: Sample, in files: SampleFiles) -> Bool {
      guard memberCount == other.memberCount else { return memberCount > other.memberCount }
      let mine = files.documents[file].file.bytes[value(in: files).byteRange]
      let theirs = files.documents[other.file].file.bytes[other.value(in: files).byteRange]
      return mine.lexicographicallyPrecedes(theirs)
    }
  }

  /// The keys, in the order of `fields`.
  var names: [String] { fields.indices.map { fields[$0].name } }

  /// The fields in their final order: that of the fullest sample, then those it lacks, sorted by their bytes.
  func orderedFields(in files: SampleFiles) -> [ShapeField] {
    let ranks = ranks(in: files)
    func precedes(_ left: Int, _ right: Int) -> Bool {
      guard ranks[left] == ranks[right] else { return ranks[left] < ranks[right] }
      return left != right && fields[left].key.lexicographicallyPrecedes(fields[right].key)
    }
    // The fullest sample is the first one more often than not, and no field moves.
    if !fields.indices.dropFirst().contains(where: { precedes($0, $0 - 1) }) { return fields }
    return fields.indices.sorted(by: precedes).map { fields[$0] }
  }

  /// For each field where its key stands in the fullest sample, the first counting; `Int.max` for those it lacks.
  private func ranks(in files: SampleFiles) -> [Int] {
    var ranks = [Int](repeating: .max, count: fields.count)
    var rank = 0
    fullest?.value(in: files).withCursor { object in
      for member in object.members {
        let found =
          member.keyHasEscapes
          ? position(of: Array(member.keyText.utf8)) : position(of: member.keyBytes, guess: rank)
        if let found, ranks[found] == .max { ranks[found] = rank }
        rank += 1
      }
    }
    return ranks
  }

  /// The position of a key among `fields`.
  func position(of key: some Collection<UInt8>) -> Int? {
    if index.isEmpty { return fields.firstIndex { $0.key.elementsEqual(key) } }
    return index[Self.hash(key)]?.first { fields[$0].key.elementsEqual(key) }
  }

  /// The same where the key is likely the one at `guess`.
  @inline(__always)
  func position(of key: UnsafeBufferPointer<UInt8>, guess: Int) -> Int? {
    if guess < fields.count, fields[guess].key.elementsEqual(key) { return guess }
    return position(of: key)
  }

  /// Adds a field at the end.
  mutating func append(_ field: consuming ShapeField) {
    if field.firstAbsent.isNone { always.append(fields.count) }
    fields.append(field)
    guard fields.count > 16 else { return }
    for position in index.isEmpty ? 0..<fields.count : fields.count - 1..<fields.count {
      index[Self.hash(fields[position].key), default: []].append(position)
    }
  }

  /// Makes room for the fields of the first object.
  mutating func reserveCapacity(_ count: Int) {
    fields.reserveCapacity(count)
    always.reserveCapacity(count)
  }

  /// Takes a key out, as if no object had it.
  mutating func remove(_ key: [UInt8]) {
    fields.removeAll { $0.key == key }
    index = [:]
    always = fields.indices.filter { fields[$0].firstAbsent.isNone }
  }

  /// Remembers that the object at `place` lacks the fields that it did not count.
  mutating func markAbsent(at place: SamplePlace) {
    for position in always where fields[position].count < count { fields[position].firstAbsent = place }
    always.removeAll { !fields[$0].firstAbsent.isNone }
  }

  /// FNV-1a: the same on every machine and in every run.
  private static func hash(_ key: some Collection<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash)
  }

  mutating func merge(_ other: ObjectFacts, in files: SampleFiles) {
    guard other.count > 0 else { return }
    guard count > 0 else {
      self = other
      return
    }
    isSelf = isSelf || other.isSelf
    guard !fields.isEmpty || fullest != nil else {
      let (ownCount, ownFirst) = (count, first)
      self = other
      isSelf = true
      count += ownCount
      first.merge(ownFirst)
      return
    }
    for position in fields.indices where other.position(of: fields[position].key) == nil {
      fields[position].firstAbsent.merge(other.first)
    }
    for theirs in other.fields {
      if let position = position(of: theirs.key) {
        fields[position].merge(theirs, in: files)
      } else {
        var field = theirs
        field.firstAbsent.merge(first)
        append(field)
      }
    }
    always = fields.indices.filter { fields[$0].firstAbsent.isNone }
    count += other.count
    first.merge(other.first)
    if let theirs = other.fullest, fullest.map({ theirs.wins(over: $0, in: files) }) ?? true { fullest = theirs }
  }
}

import DTOGenBase

/// The hot loop of accumulation: walks one document's values and adds each to the shape of its path.
///
/// Recursion is as deep as the document, which the reader bounds at 512 levels.
struct SampleWalk {
  let files: SampleFiles
  let file: Int

  /// Adds a value and everything inside it.
  func visit(_ cursor: JSONCursor, _ shape: inout Shape) {
    let place = SamplePlace(file: file, offset: cursor.byteOffset)
    shape.first.merge(place)
    switch cursor.kind {
    case .null:
      shape.nullCount += 1
      shape.firstNull.merge(place)
    case .bool:
      shape.boolCount += 1
      shape.firstBool.merge(place)
    case .number: shape.numbers.add(cursor.bytes, hasFraction: !cursor.isWrittenAsInteger, at: place)
    case .string: shape.texts.add(cursor.bytes, hasEscapes: cursor.hasEscapes, at: place)
    case .array: list(cursor, place, &shape.lists)
    case .object: object(cursor, place, &shape.objects)
    }
  }

  private func list(_ cursor: JSONCursor, _ place: SamplePlace, _ lists: inout ListFacts) {
    lists.count += 1
    lists.first.merge(place)
    if cursor.count > 0, lists.element.isEmpty { lists.element = [Shape(tracksTokens: lists.tracksTokens)] }
    // Asked directly: the loop of `for` would call the next element in another module for each one.
    var elements = cursor.elements
    while let element = elements.next() { visit(element, &lists.element[0]) }
  }

  private func object(_ cursor: JSONCursor, _ place: SamplePlace, _ objects: inout ObjectFacts) {
    let isFirst = objects.count == 0
    if isFirst { objects.reserveCapacity(cursor.count) }
    objects.count += 1
    objects.first.merge(place)
    var guess = 0
    var memberCount = 0
    var presentCount = 0
    var members = cursor.members
    while let member = members.next() {
      guard !member.isDuplicate else { continue }
      let position = position(of: member, guess: guess, isFirst: isFirst, &objects)
      memberCount += 1
      objects.fields[position].count += 1
      if objects.fields[position].firstAbsent.isNone { presentCount += 1 }
      visit(member.value, &objects.fields[position].shape)
      guess = position + 1
    }
    if presentCount < objects.always.count { objects.markAbsent(at: place) }
    chooseFullest(cursor, memberCount, &objects)
  }

  /// The position of a member's field, tried first where the last object had it.
  @inline(__always)
  private func position(
    of member: JSONCursor.Member, guess: Int, isFirst: Bool, _ objects: inout ObjectFacts
  ) -> Int {
    let key = member.keyBytes
    if !member.keyHasEscapes {
      return objects.position(of: key, guess: guess) ?? append(Array(key), of: member, isFirst: isFirst, &objects)
    }
    let decoded = Array(member.keyText.utf8)
    return objects.position(of: decoded) ?? append(decoded, of: member, isFirst: isFirst, &objects)
  }

  private func append(
    _ key: [UInt8], of member: JSONCursor.Member, isFirst: Bool, _ objects: inout ObjectFacts
  ) -> Int {
    var field = ShapeField(key: key, first: SamplePlace(file: file, offset: member.key.byteOffset))
    if !isFirst { field.firstAbsent = objects.first }
    objects.append(field)
    return objects.fields.count - 1
  }

  private func chooseFullest(_ cursor: JSONCursor, _ memberCount: Int, _ objects: inout ObjectFacts) {
    let sample = ObjectFacts.Sample(file: file, tapeIndex: cursor.index, memberCount: memberCount)
    guard let fullest = objects.fullest else {
      objects.fullest = sample
      return
    }
    guard memberCount >= fullest.memberCount else { return }
    let wins =
      if memberCount > fullest.memberCount {
        true
      } else if fullest.file == file {
        cursor.allBytes.lexicographicallyPrecedes(
          JSONCursor(text: cursor.text, container: fullest.tapeIndex).allBytes)
      } else {
        sample.wins(over: fullest, in: files)
      }
    if wins { objects.fullest = sample }
  }
}

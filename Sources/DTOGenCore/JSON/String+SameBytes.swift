extension String {
  /// Whether two keys are the same text on the wire, where Swift would also call canonically equal text the same.
  func sameBytes(as other: String) -> Bool {
    // Almost every two keys differ by what is cheap to ask.
    guard utf8.count == other.utf8.count, self == other else { return false }
    let isSame = utf8.withContiguousStorageIfAvailable { mine in
      other.utf8.withContiguousStorageIfAvailable { mine.elementsEqual($0) }
    }
    return isSame.flatMap(\.self) ?? utf8.elementsEqual(other.utf8)
  }
}

extension String {
  /// Lends the text as UTF-8: a loop over it is several times as fast as one over a view.
  @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// Whether every byte is as asked.
  @inline(__always)
  package func allBytes(_ isWanted: (UInt8) -> Bool) -> Bool { withBytes { $0.allSatisfy(isWanted) } }

  /// Whether two keys are the same text on the wire, where Swift would also call canonically equal text the same.
  package func sameBytes(as other: String) -> Bool {
    // Almost every two keys differ by what is cheap to ask.
    guard utf8.count == other.utf8.count, self == other else { return false }
    return withBytes { mine in other.withBytes { mine.elementsEqual($0) } }
  }
}

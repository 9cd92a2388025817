extension String {
  /// Whether two keys are the same text on the wire, where Swift would also call canonically equal text the same.
  func sameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

import DTOGenBase

extension TextFacts {
  /// Adds one string by the bytes between its quotes.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, hasEscapes: Bool, at place: SamplePlace) {
    count += 1
    first.merge(place)
    if text.isEmpty { firstEmpty.merge(place) }
    guard hasEscapes else { return add(decoded: text, at: place) }
    // Text with escapes is decoded only where somebody still looks at it.
    guard !formats.isEmpty || tokens != nil || firstJSON.isNone else { return }
    let decoded = Array(JSONEscapes.text(of: text, hasEscapes: true).utf8)
    decoded.withUnsafeBufferPointer { add(decoded: $0, at: place) }
  }

  @inline(__always)
  private mutating func add(decoded text: UnsafeBufferPointer<UInt8>, at place: SamplePlace) {
    if !formats.isEmpty { classify(text, at: place) }
    tokens?.insert(text, at: place)
    if firstJSON.isNone, Self.looksLikeJSON(text) { firstJSON = place }
  }

  private mutating func classify(_ text: UnsafeBufferPointer<UInt8>, at place: SamplePlace) {
    let refused = formats.subtracting(TextFormatReader.formats(of: text, among: formats))
    if !refused.isEmpty { refuse(refused, at: place) }
    if formats.contains(.decimal) { measureDecimal(text, at: place) }
  }

  private mutating func measureDecimal(_ text: UnsafeBufferPointer<UInt8>, at place: SamplePlace) {
    longestDecimal = max(longestDecimal, text.count)
    guard let point = text.firstIndex(of: UInt8(ascii: ".")) else {
      firstWholeDecimal.merge(place)
      return
    }
    let last = text.lastIndex { $0 != UInt8(ascii: "0") } ?? point
    fractionDigits = max(fractionDigits, last - point)
  }

  /// Brackets around something with a quote: cheap, and only worth a note.
  private static func looksLikeJSON(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = text.first, let last = text.last, text.count >= 4 else { return false }
    switch (first, last) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "["), UInt8(ascii: "]")):
      guard let inner = text.dropFirst().first(where: { $0 > 0x20 && $0 != UInt8(ascii: "{") }) else { return false }
      return inner == UInt8(ascii: "\"")
    default: return false
    }
  }
}

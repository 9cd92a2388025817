import DTOGenBase

extension NumberFacts {
  /// Adds one number by its text, in JSON's number grammar.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, hasFraction: Bool, at place: SamplePlace) {
    count += 1
    first.merge(place)
    if hasFraction {
      addFraction(text, at: place)
    } else if text.count <= 18 {
      addSmall(text, at: place)
    } else {
      addLong(text, at: place)
    }
  }

  /// A whole number that certainly fits Int64.
  @inline(__always)
  private mutating func addSmall(_ text: UnsafeBufferPointer<UInt8>, at place: SamplePlace) {
    var value: Int64 = 0
    let isNegative = text[0] == UInt8(ascii: "-")
    for byte in text.dropFirst(isNegative ? 1 : 0) {
      value = value &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
    }
    if isNegative { value = -value }
    smallest = min(smallest, value)
    largest = max(largest, value)
    if text.count > 15, firstInexact.isNone {
      addPrecision(JSONNumber(unchecked: String(decoding: text, as: UTF8.self)), at: place)
    }
  }

  private mutating func addLong(_ text: UnsafeBufferPointer<UInt8>, at place: SamplePlace) {
    let number = JSONNumber(unchecked: String(decoding: text, as: UTF8.self))
    if let value = number.int64 {
      smallest = min(smallest, value)
      largest = max(largest, value)
    } else {
      firstBeyondInt64.merge(place)
      if number.uint64 == nil { firstBeyondUInt64.merge(place) }
    }
    addPrecision(number, at: place)
  }

  private mutating func addFraction(_ text: UnsafeBufferPointer<UInt8>, at place: SamplePlace) {
    firstFraction.merge(place)
    guard let point = text.firstIndex(of: UInt8(ascii: ".")), text.count <= 17,
      !text.contains(where: { $0 | 0x20 == UInt8(ascii: "e") })
    else {
      // An exponent, or more digits than a Double is sure to keep.
      fractionDigits = max(fractionDigits, text.count)
      addPrecision(JSONNumber(unchecked: String(decoding: text, as: UTF8.self)), at: place)
      return
    }
    fractionDigits = max(fractionDigits, text.count - point - 1)
    // Fifteen digits always survive the way through a Double (IEEE 754 binary64); two more are sign and point.
    if text.count > 16 { addPrecision(JSONNumber(unchecked: String(decoding: text, as: UTF8.self)), at: place) }
  }

  private mutating func addPrecision(_ number: JSONNumber, at place: SamplePlace) {
    if !number.isExactDouble { firstInexact.merge(place) }
    if !number.fitsFoundationDecimal { firstBeyondDecimal.merge(place) }
    if number.isRefusedAsDouble { firstRefusedAsDouble.merge(place) }
    let double = number.double
    if !double.isFinite || (double == 0 && number.decimal != .zero) { firstBeyondDouble.merge(place) }
  }
}

/// Two members of one object that JSONDecoder takes for one.
struct JSONKeyClash {
  var offset: Int
  var firstOffset: Int
  var key: String
  var firstKey: String
  /// Whether the keys are the same text, rather than canonically equal spellings of it.
  var isSame: Bool
  /// The path of the object; empty at the top of the document.
  var path: String
}

/// Collects key clashes into one finding per path and key, since a bad list repeats the same one for every record.
struct JSONKeyClashes {
  private var order: [(clash: JSONKeyClash, firstPlace: String, count: Int)] = []
  private var known: [String: Int] = [:]

  /// How many clashes were noted.
  private(set) var count = 0

  mutating func note(_ clash: JSONKeyClash, lines: JSONLineTable, bytes: UnsafeBufferPointer<UInt8>) {
    count += 1
    let name = "\(clash.path)\n\(JSONPrinter.codePoints(clash.key))\n\(clash.isSame)"
    if let index = known[name] {
      order[index].count += 1
      return
    }
    let place = lines.position(of: clash.firstOffset, in: bytes)
    known[name] = order.count
    order.append((clash, "\(place.line):\(place.column)", 1))
  }

  var findings: [JSONFinding] {
    order.map { JSONFinding(offset: $0.clash.offset, message: message($0.clash, $0.firstPlace, $0.count)) }
  }

  private func message(_ clash: JSONKeyClash, _ firstPlace: String, _ count: Int) -> String {
    let place = clash.path.isEmpty ? "at the top of the document" : "in \(clash.path)"
    let more = count == 1 ? "" : " (and \(count - 1) more like it)"
    guard !clash.isSame else {
      return "duplicate key \(JSONPrinter.quoted(clash.key)) \(place)\(more): the first, at \(firstPlace), counts, "
        + "as in JSONDecoder; remove one of them"
    }
    return "two spellings of the key '\(JSONPrinter.escaped(clash.key))' \(place)\(more) are canonically equal: "
      + "\(JSONPrinter.codePoints(clash.firstKey)) at \(firstPlace) and \(JSONPrinter.codePoints(clash.key)) here; "
      + "Swift strings cannot hold both, only the first is reachable, so ask for one spelling"
  }
}

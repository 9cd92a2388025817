import ToolSupport

/// Edits as people make them to a mapper and to a struct; the text parses before and after.
struct HumanEdits {
  private var lines: [String]

  static func edited(_ text: String, _ numbers: inout SeededNumbers) -> String {
    var edits = HumanEdits(lines: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    for _ in 0..<(1 + numbers.below(5)) { edits.apply(&numbers) }
    var result = edits.lines.joined(separator: "\n")
    switch numbers.below(10) {
    case 0: result = result.replacing("    ", with: "\t")
    case 1: result = result.replacing("    ", with: "  ")
    case 2: result = result.replacing("\n", with: "\r\n")
    default: break
    }
    return result
  }

  private mutating func apply(_ numbers: inout SeededNumbers) {
    switch numbers.below(15) {
    case 0: changeValue(&numbers) { "\($0).cleaned()" }
    case 1: changeValue(&numbers) { "Checked(\n                \($0),\n                strictly: true\n            )" }
    case 2: changeValue(&numbers) { "\($0)\n                .cleaned()\n                .checked()" }
    case 3: changeValue(&numbers) { "try cleaned { value in\n                value ? \($0) : nothing\n            }" }
    case 4: insertBeforeCall("        guard dto.isFine_\(numbers.below(99)) else { throw Refused() }")
    case 5: insertBeforeCall("        let local\(numbers.below(99)) = compute(dto)\n")
    case 6: comment(&numbers)
    case 7: swap(&numbers)
    case 8: delete(&numbers)
    case 9: rename(&numbers)
    case 10: append(&numbers)
    case 11: wrapCall()
    // Rare, and nothing can be added behind it without changing the user's line.
    case 12: if numbers.chance(5) { hugClosingBracket() }
    case 13: takeOut(&numbers)
    default: addOwnElement(&numbers)
    }
  }

  /// Lines of one argument or one property, as written by the tool.
  private var elements: [Int] {
    lines.indices.filter { index in
      let line = lines[index]
      let isArgument = line.hasPrefix("            ") && !line.hasPrefix("             ") && line.contains(": ")
      let isProperty = line.hasPrefix("    let ") && line.contains(": ")
      let isWhole = line.filter { $0 == "(" }.count == line.filter { $0 == ")" }.count
      return (isArgument || isProperty) && isWhole && !line.contains("//") && !line.contains("{")
    }
  }

  private mutating func changeValue(_ numbers: inout SeededNumbers, _ change: (String) -> String) {
    guard let index = elements.filter({ lines[$0].hasPrefix("      ") }).randomElement(using: &numbers) else { return }
    let hasComma = lines[index].hasSuffix(",")
    let line = hasComma ? String(lines[index].dropLast()) : lines[index]
    guard let colon = line.range(of: ": ") else { return }
    let changed = String(line[..<colon.upperBound]) + change(String(line[colon.upperBound...])) + (hasComma ? "," : "")
    replace(index, by: changed)
  }

  private mutating func replace(_ index: Int, by text: String) {
    lines.replaceSubrange(
      index...index, with: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
  }

  private mutating func insertBeforeCall(_ text: String) {
    let call = lines.firstIndex { $0 == "        self.init(" } ?? lines.firstIndex { $0.hasPrefix("        guard") }
    if let call {
      lines.insert(contentsOf: text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), at: call)
    }
  }

  private mutating func comment(_ numbers: inout SeededNumbers) {
    guard let index = elements.randomElement(using: &numbers) else { return }
    switch numbers.below(4) {
    case 0: lines[index] += " // why \(numbers.below(99))"
    case 1: lines.insert("            // why \(numbers.below(99))", at: index)
    case 2: lines.insert("/* \(numbers.below(99)) of\n   several, lines: (\n*/", at: index)
    default: if lines[index].hasSuffix(",") { lines[index] = "            // " + lines[index] }
    }
    replace(index, by: lines[index])
  }

  /// The comma stays at the place that it separates.
  private mutating func swap(_ numbers: inout SeededNumbers) {
    let pairs = zip(elements, elements.dropFirst()).filter { $0 + 1 == $1 }
    guard let (first, second) = pairs.randomElement(using: &numbers) else { return }
    let commas = (lines[first].hasSuffix(","), lines[second].hasSuffix(","))
    lines.swapAt(first, second)
    set(comma: commas.0, at: first)
    set(comma: commas.1, at: second)
  }

  private mutating func set(comma: Bool, at index: Int) {
    if lines[index].hasSuffix(",") { lines[index].removeLast() }
    if comma { lines[index] += "," }
  }

  private mutating func delete(_ numbers: inout SeededNumbers) {
    guard let index = elements.randomElement(using: &numbers), elements.count > 2 else { return }
    if !lines[index].hasSuffix(","), lines[index - 1].hasSuffix(",") { lines[index - 1].removeLast() }
    lines.remove(at: index)
  }

  private mutating func rename(_ numbers: inout SeededNumbers) {
    guard let index = elements.randomElement(using: &numbers), let colon = lines[index].range(of: ": ") else { return }
    lines[index].insert(contentsOf: "Own", at: colon.lowerBound)
  }

  private mutating func append(_ numbers: inout SeededNumbers) {
    lines += ["extension Offer {", "    func own\(numbers.below(99))() -> Int {", "        1", "    }", "}", ""]
  }

  private mutating func wrapCall() {
    guard let call = lines.firstIndex(of: "        self.init("), let end = lines.firstIndex(of: "        )"), call < end
    else { return }
    lines.insert("        } catch { throw Refused(error) }", at: end + 1)
    lines.insert("        do {", at: call)
  }

  private mutating func hugClosingBracket() {
    guard let end = lines.firstIndex(of: "        )"), elements.contains(end - 1) else { return }
    lines[end - 1] += ")"
    lines.remove(at: end)
  }

  /// Gives an argument's value a name before the call.
  private mutating func takeOut(_ numbers: inout SeededNumbers) {
    guard let index = elements.filter({ lines[$0].hasPrefix("      ") }).randomElement(using: &numbers),
      let colon = lines[index].range(of: ": ")
    else { return }
    let name = lines[index][..<colon.lowerBound].drop { $0 == " " }
    var value = lines[index][colon.upperBound...]
    if value.hasSuffix(",") { value.removeLast() }
    lines[index] = "            \(name): \(name)" + (lines[index].hasSuffix(",") ? "," : "")
    insertBeforeCall("        let \(name) = \(value)")
  }

  private mutating func addOwnElement(_ numbers: inout SeededNumbers) {
    guard let index = elements.randomElement(using: &numbers) else { return }
    let name = "own\(numbers.below(99))"
    if lines[index].hasPrefix("    let ") {
      lines.insert("    var \(name): Int { 1 }", at: index)
    } else {
      lines.insert("            \(name): \(name)(dto),", at: index)
    }
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<String.Index>? { firstRange(of: text) }
}

/// Several generated Swift files as one: a first line, the imports of all, then one text after the other.
///
/// Assumes that each begins with a line of its own that says where it is from, followed by its imports.
struct CombinedSource: Sendable {
  let text: String

  init(header: String, parts: [String]) {
    var imports: [String: Import] = [:]
    var bodies: [String] = []
    for part in parts {
      var lines = part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
      while let found = Import(takenFrom: &lines) {
        if let known = imports[found.module], known.strength >= found.strength { continue }
        imports[found.module] = found
      }
      while lines.last?.isEmpty == true { lines.removeLast() }
      if !lines.isEmpty { bodies.append(lines.joined(separator: "\n")) }
    }
    let sorted = imports.values.sorted { ($0.isTestable ? 1 : 0, $0.module) < ($1.isTestable ? 1 : 0, $1.module) }
    let importText = sorted.map(\.text).joined(separator: "\n")
    text = ([header, importText] + bodies).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// One import, with its condition where it has one.
  private struct Import {
    var module: String
    var text: String
    /// Of several imports of one module the strongest holds.
    var strength: Int
    var isTestable: Bool

    /// Skips empty lines; nil, with nothing else taken, where no import follows.
    init?(takenFrom lines: inout ArraySlice<Substring>) {
      lines = lines.drop(while: \.isEmpty)
      guard let first = lines.first else { return nil }
      let isConditional = first == "#if hasFeature(InternalImportsByDefault)"
      let end = isConditional ? lines.firstIndex(of: "#endif") : lines.startIndex
      guard let end else { return nil }
      let block = lines[lines.startIndex...end]
      let line = isConditional ? lines.dropFirst().first ?? "" : first
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
        words[..<index].allSatisfy({ ["public", "package", "internal", "@testable"].contains($0) })
      else { return nil }
      module = words[(index + 1)...].joined(separator: " ")
      text = block.joined(separator: "\n")
      isTestable = words[..<index].contains("@testable")
      strength = isTestable || words[..<index].contains("public") ? 2 : words[..<index].contains("package") ? 1 : 0
      lines = lines[lines.index(after: end)...]
    }
  }
}

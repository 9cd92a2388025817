package import DTOGenBase

/// The names of a schema file whose own text is wrong: what later stages say about them only follows from that.
package struct UnreadParts: Sendable {
  private var names: Set<String> = []
  /// Whether a whole block cannot be read, so that nothing behind it can be judged.
  package private(set) var isHopeless = false

  /// Blocks whose loss makes everything that names their content look wrong.
  private static let blocks: Set<String> = ["fields", "types", "statuses", "$cases", "$oneOf", "$list", "$map"]

  init(_ diagnostics: [Diagnostic], in document: JSONDocument?) {
    guard let document else {
      isHopeless = true
      return
    }
    for diagnostic in diagnostics where diagnostic.severity == .error {
      let keys = diagnostic.location.map { UnreadParts.keys(around: $0, in: document.root) } ?? []
      guard let last = keys.last, !UnreadParts.blocks.contains(last) else {
        isHopeless = true
        return
      }
      names.formUnion(keys.filter { !SchemaDecoder.fileKeys.contains($0) })
    }
  }

  /// The unread parts of both files.
  package mutating func add(_ other: UnreadParts) {
    names.formUnion(other.names)
    isHopeless = isHopeless || other.isHopeless
  }

  /// Whether a later complaint stands on its own.
  package func allow(_ diagnostic: Diagnostic) -> Bool {
    !isHopeless && diagnostic.severity == .error && !names.contains { UnreadParts.mentions(diagnostic.message, $0) }
  }

  /// The keys of the members that a place stands in, outermost first.
  private static func keys(around place: SourceLocation, in value: JSONValue) -> [String] {
    switch value.kind {
    case .object:
      guard let member = value.members.reversed().first(where: { !isBefore(place, $0.keyLocation) }) else { return [] }
      return [member.key] + keys(around: place, in: member.value)
    case .array:
      guard let element = value.elements.reversed().first(where: { !isBefore(place, $0.location) }) else { return [] }
      return keys(around: place, in: element)
    default: return []
    }
  }

  private static func isBefore(_ left: SourceLocation, _ right: SourceLocation) -> Bool {
    (left.line ?? 0, left.column ?? 0) < (right.line ?? 0, right.column ?? 0)
  }

  /// Whether a message quotes the name, alone or as a part of a path.
  private static func mentions(_ message: String, _ name: String) -> Bool {
    ["'", ".", "`"].contains { before in
      ["'", ".", "[", "`", "?"].contains { message.contains(before + name + $0) }
    }
  }
}

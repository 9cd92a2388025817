/// What the kernel's types are made of, as people agreed to: a text file that is checked in.
///
/// One line a field and one a reason, sorted by type, so that branches merge: `Money: let minorUnits: Int64`.
public struct KernelRecord: Hashable, Sendable {
  /// Relative to the root.
  public static let path = ".dtogen/kernel.fields"

  /// The fields of a type and why they are what they are.
  struct Entry: Hashable, Sendable {
    var fields: [String] = []
    var reasons: [String] = []
  }

  private(set) var entries: [String: Entry] = [:]

  public init() {}

  /// Lines that say nothing of the kind are left out: after a merge both sides' lines count.
  public init(_ text: [UInt8]) {
    for line in String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline) {
      guard !line.hasPrefix("#"), let colon = line.firstIndex(of: ":") else { continue }
      let type = String(line[..<colon])
      let fact = line[line.index(after: colon)...].drop { $0 == " " }
      if fact.hasPrefix("// ") {
        entries[type, default: Entry()].reasons.append(String(fact.dropFirst(3)))
      } else {
        entries[type, default: Entry()].fields.append(String(fact))
      }
    }
  }

  public var text: String {
    var lines = ["# The fields of the shared kernel's types. Written by 'dtogen kernel check --acknowledge'."]
    for (type, entry) in entries.sorted(by: { $0.key < $1.key }) {
      lines += entry.fields.map { "\(type): \($0)" } + entry.reasons.map { "\(type): // \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  subscript(type: String) -> Entry? { entries[type] }

  /// Takes a type's fields as agreed, for a reason; no fields forget the type.
  mutating func acknowledge(_ type: String, _ fields: [String], reason: String) {
    guard !fields.isEmpty else {
      entries[type] = nil
      return
    }
    var entry = entries[type] ?? Entry()
    entry.fields = fields
    entry.reasons.append(reason.split(whereSeparator: \.isNewline).joined(separator: " "))
    entries[type] = entry
  }
}

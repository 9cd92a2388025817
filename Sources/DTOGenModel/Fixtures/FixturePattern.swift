/// A glob of a schema's `"fixtures"`, relative to the fixtures folder.
///
/// `*` stands for any run of characters and `?` for one, neither of them across a `/`; `**` stands for any folders.
struct FixturePattern: Hashable, Sendable {
  private let text: String
  private let parts: [[Character]]

  init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/").filter { $0 != "." }.map(Array.init)
  }

  /// The one name that a pattern without stars and question marks matches.
  var name: String? {
    let isName = !parts.joined().contains { $0 == "*" || $0 == "?" }
    return isName ? parts.map { String($0) }.joined(separator: "/") : nil
  }

  /// A file that is called exactly like the pattern is meant by it, whatever stars are in its name.
  func matches(_ name: String) -> Bool {
    name == text || matches(parts[...], name.split(separator: "/").map(Array.init)[...])
  }

  private func matches(_ parts: ArraySlice<[Character]>, _ names: ArraySlice<[Character]>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == ["*", "*"] {
      return matches(parts.dropFirst(), names) || (!names.isEmpty && matches(parts, names.dropFirst()))
    }
    guard let name = names.first, FixturePattern.matches(part, name) else { return false }
    return matches(parts.dropFirst(), names.dropFirst())
  }

  /// Goes back to the last star only, which is enough: what a star before it took can stay as it is.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (position, index) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while index < name.count {
      if position < pattern.count, pattern[position] == "*" {
        star = (position, index)
        position += 1
      } else if position < pattern.count, pattern[position] == "?" || pattern[position] == name[index] {
        position += 1
        index += 1
      } else if let last = star {
        star = (last.pattern, last.name + 1)
        position = last.pattern + 1
        index = last.name + 1
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == "*" }
  }
}

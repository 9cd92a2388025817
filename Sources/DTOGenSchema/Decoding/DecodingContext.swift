import DTOGenBase

/// Collects the problems of one file that people write, while its values are taken apart.
///
/// Every question about a value either answers with what was asked for or notes, at the value's place, what was
/// expected and what was found, so that one run says everything.
struct DecodingContext {
  private(set) var diagnostics: [Diagnostic] = []

  /// The problems in the order of the file's text, those of the whole file first.
  var inFileOrder: [Diagnostic] {
    diagnostics.enumerated().sorted { first, second in
      func place(_ item: (offset: Int, element: Diagnostic)) -> (Int, Int, Int) {
        (item.element.location?.line ?? 0, item.element.location?.column ?? 0, item.offset)
      }
      return place(first) < place(second)
    }.map(\.element)
  }

  mutating func error(at location: SourceLocation, _ message: String) {
    diagnostics.append(.error(at: location, message))
  }

  mutating func note(_ error: GrammarError) { diagnostics.append(error.diagnostic) }

  /// Notes that `value` is of another kind than `expected` says, such as `a list of paths`.
  mutating func mismatch(_ value: JSONValue, _ subject: String, _ expected: String, hint: String = "") {
    error(at: value.location, "\(subject) is \(expected), not \(DecodingContext.words(for: value))\(hint)")
  }

  /// The members of an object, without those whose key stands there already: these are errors.
  mutating func members(of object: JSONValue) -> [JSONMember] {
    var members: [JSONMember] = []
    for member in object.members {
      if member.isDuplicate {
        let first = members.first { $0.key == member.key }?.keyLocation.line
        let place = first.map { ", first in line \($0)" } ?? ""
        error(at: member.keyLocation, "'\(member.key)' stands twice in this object\(place); remove one of them")
      } else {
        members.append(member)
      }
    }
    return members
  }

  /// The members of an object whose keys are all known; other keys are errors that name the nearest known one.
  mutating func members(of object: JSONValue, among known: [String], in place: String) -> [JSONMember] {
    members(of: object).filter { member in
      if known.contains(member.key) { return true }
      let hint = NearestName.hint(for: member.key, in: known)
      error(at: member.keyLocation, "'\(member.key)' is not known in \(place)\(hint)")
      return false
    }
  }

  mutating func text(_ value: JSONValue, _ subject: String) -> Located<String>? {
    guard let string = value.string else {
      mismatch(value, subject, "text")
      return nil
    }
    return Located(string, at: value.location)
  }

  mutating func flag(_ value: JSONValue, _ subject: String) -> Bool? {
    guard let bool = value.bool else {
      mismatch(value, subject, "true or false")
      return nil
    }
    return bool
  }

  /// The texts of a list.
  mutating func texts(_ value: JSONValue, _ subject: String) -> [Located<String>] {
    guard value.kind == .array else {
      mismatch(value, subject, "a list", hint: value.kind == .string ? "; write [\(value.text)]" : "")
      return []
    }
    return value.elements.compactMap { text($0, "each entry of \(subject)") }
  }

  /// One of the spellings of an enumeration.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ value: JSONValue, _ subject: String, as type: Choice.Type = Choice.self
  ) -> Choice? {
    let names = Choice.allCases.map(\.rawValue)
    let allowed = names.map { "'\($0)'" }.joined(separator: " or ")
    guard let name = value.string else {
      mismatch(value, subject, allowed)
      return nil
    }
    guard let choice = Choice(rawValue: name) else {
      let hint = NearestName.hint(for: name, in: names)
      error(at: value.location, "\(subject) is \(allowed), not '\(name)'\(hint)")
      return nil
    }
    return choice
  }

  /// What a parser of one of the small languages reads in a string; `expected` names it, as `a path`.
  mutating func parse<Result>(
    _ value: JSONValue, _ subject: String, _ expected: String,
    with parser: (EmbeddedText) throws(GrammarError) -> Result
  ) -> Result? {
    guard let string = value.string else {
      mismatch(value, subject, expected)
      return nil
    }
    do throws(GrammarError) {
      return try parser(EmbeddedText(string, at: value.location, source: value.text))
    } catch {
      note(error)
      return nil
    }
  }

  static func words(for value: JSONValue) -> String {
    switch value.kind {
    case .null: "null"
    case .bool, .number: value.text
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

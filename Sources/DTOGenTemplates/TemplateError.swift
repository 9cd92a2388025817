import DTOGenBase

/// What is wrong with a template, in its text or in how it meets a context: always with the template's name and line.
package struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  enum Reason: Hashable, Sendable {
    case unclosedTag(delimiter: String)
    case emptyTag
    case malformedName(String)
    case malformedDelimiters
    case unclosedSection(String)
    /// A closing tag that closes nothing, or something other than what is open.
    case unexpectedEnd(String, open: String?)
    case tooDeep
    case unknownName(String, known: [String])
    case unknownTemplate(String, known: [String])
    /// A name used as `{{name}}` that does not stand for text.
    case notText(String, kind: String)
  }

  /// The template's name, such as `swift/dto`.
  var template: String
  /// Counted from 1; nil where the template itself is what is missing.
  var line: Int?
  var reason: Reason

  /// What is wrong and what to do, without the place.
  var message: String {
    switch reason {
    case .unclosedTag(let delimiter): "this tag is never closed; add '\(delimiter)'"
    case .emptyTag: "this tag has no name"
    case .malformedName(let name): "'\(name)' is not a name; a name has no spaces and no empty part between dots"
    case .malformedDelimiters: "a change of delimiters is written as '{{=<% %>=}}'"
    case .unclosedSection(let name): "the section '\(name)' is never closed; add '{{/\(name)}}'"
    case .unexpectedEnd(let name, nil): "'{{/\(name)}}' closes a section that is not open"
    case .unexpectedEnd(let name, let open?): "'{{/\(name)}}' stands where '{{/\(open)}}' is expected"
    case .tooDeep: "sections and partials are nested too deeply; does a partial include itself without an end?"
    case .unknownName(let name, let known): unknown("name", name, known)
    case .unknownTemplate(let name, let known): unknown("template", name, known)
    case .notText(let name, let kind): "'\(name)' is \(kind), not text; use it as a section"
    }
  }

  package var description: String {
    "template '\(template)'" + (line.map { ", line \($0)" } ?? "") + ": \(message)"
  }

  private func unknown(_ what: String, _ name: String, _ known: [String]) -> String {
    let names = known.isEmpty ? "none" : known.joined(separator: ", ")
    return "unknown \(what) '\(name)'\(NearestName.hint(for: name, in: known)) (known here: \(names))"
  }
}

import DTOGenBase
import DTOGenModel
import DTOGenSchema
import DTOGenTemplates

/// What the tests of a status need: every spelling with its case, and a value that nobody knows.
struct StatusTests: Sendable {
  private let status: ResolvedStatus
  private let names: TestNames

  init(_ status: ResolvedStatus, _ names: TestNames) {
    self.status = status
    self.names = names
  }

  var context: TemplateContext {
    let name = SwiftIdentifier(sanitizing: status.name, fallback: "Status")
    var context = TemplateContext()
    context.set("type", names.type(.named([name])))
    context.set("name", name)
    context.set("raw", status.isInteger ? SwiftSnippet.fixed("Int64") : SwiftSnippet.fixed("String"))
    context.set(
      "cases", SwiftIdentifier(sanitizing: Words(status.name).lowerCamel() + "Spellings", fallback: "spellings"))
    context.set(
      "spellings",
      status.cases.flatMap { item in
        item.values.map { value in
          var spelling = TemplateContext()
          spelling.set("value", SwiftSnippet.patterns([value]))
          spelling.set("case", SwiftIdentifier(sanitizing: item.name, fallback: "value"))
          return spelling
        }
      })
    context.set("ignoresCase", ignoresCase)
    context.set("unknown", SwiftSnippet.patterns([unknown]))
    return context
  }

  private var values: [Literal] { status.cases.flatMap(\.values) }

  /// Whether capitals come back as what they were, which they do in all alphabets but a few.
  private var ignoresCase: Bool {
    !status.isInteger
      && values.allSatisfy { value in
        guard case .string(let text) = value else { return false }
        return text.uppercased().lowercased() == text
      }
  }

  /// A value that no case has, with capitals that must come through as they are.
  private var unknown: Literal {
    guard status.isInteger else {
      var text = "Not a value of \(status.name)"
      while values.contains(.string(text.lowercased())) { text += "!" }
      return .string(text)
    }
    let numbers = values.compactMap { if case .number(let text) = $0 { Int64(text) } else { nil } }
    let highest = numbers.max() ?? 0
    return .number(highest < .max ? "\(highest + 1)" : "\((numbers.min() ?? 0) - 1)")
  }
}

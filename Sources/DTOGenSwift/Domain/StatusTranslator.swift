import DTOGenModel
import DTOGenTemplates

/// Translates a status to what the templates of its enum and of its mapper need.
struct StatusTranslator: Sendable {
  func context(for status: ResolvedStatus) -> TemplateContext {
    var context = TemplateContext()
    context.set("name", SwiftIdentifier(sanitizing: status.name, fallback: "Status"))
    context.set("raw", status.isInteger ? SwiftSnippet.fixed("Int64") : SwiftSnippet.fixed("String"))
    context.set("isText", !status.isInteger)
    context.set("cases", status.cases.map(context(for:)))
    return context
  }

  private func context(for item: ResolvedStatus.Case) -> TemplateContext {
    var context = TemplateContext()
    context.set("name", SwiftIdentifier(sanitizing: item.name, fallback: "value"))
    context.set("values", SwiftSnippet.patterns(item.values))
    return context
  }
}

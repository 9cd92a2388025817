import Testing

@testable import DTOGenTemplates

/// Two contexts that look the same to a template and its partials need but one rendering.
struct VisibleContextTests {
  private func context(_ values: [(String, String)]) -> TemplateContext {
    TemplateContext(unchecked: values.map { ($0.0, .text($0.1)) })
  }

  @Test func onlyNamesThatTheTemplateOrItsPartialsSpeakOfCount() throws {
    let templates = try TemplateSet(sources: [
      ("file", "{{a}}{{#b}}{{> inner}}{{/b}}"), ("inner", "{{c}}{{> inner}}"), ("other", "{{d}}"),
    ])
    let one = context([("a", "1"), ("b", "2"), ("c", "3"), ("d", "4")])
    let sameButForD = context([("d", "5"), ("c", "3"), ("b", "2"), ("a", "1")])
    let sameButForC = context([("a", "1"), ("b", "2"), ("c", "9"), ("d", "4")])
    #expect(templates.visible("file", one) == templates.visible("file", sameButForD))
    #expect(templates.visible("file", one) != templates.visible("file", sameButForC))
    #expect(templates.visible("other", one) != templates.visible("other", sameButForD))
    #expect(templates.visible("other", one) == templates.visible("other", sameButForC))
  }
}

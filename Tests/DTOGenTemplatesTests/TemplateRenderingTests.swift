import Testing

@testable import DTOGenTemplates

struct TestFragment: SourceFragment, ExpressibleByStringLiteral {
  var source: String
  init(stringLiteral source: String) { self.source = source }
}

/// What source files rely on beyond the public Mustache specification.
@Suite struct TemplateRenderingTests {
  private func render(
    _ source: String, partials: [(name: String, source: String)] = [], _ fill: (inout TemplateContext) -> Void
  ) throws(TemplateError) -> String {
    var context = TemplateContext()
    fill(&context)
    return try TemplateSet(sources: partials + [("main", source)]).render("main", context)
  }

  private func error(
    _ source: String, partials: [(name: String, source: String)] = [],
    _ fill: (inout TemplateContext) -> Void = { _ in }
  ) -> TemplateError? {
    do throws(TemplateError) {
      _ = try render(source, partials: partials, fill)
      return nil
    } catch {
      return error
    }
  }

  @Test func sourceCodeIsNeverEscaped() throws {
    let text = try render("{{type}} {{{type}}} {{&type}}") { $0.set("type", "A<B> & \"c\"" as TestFragment) }
    #expect(text == "A<B> & \"c\" A<B> & \"c\" A<B> & \"c\"")
  }

  @Test func aContextHoldsFragmentsFlagsObjectsAndLists() throws {
    let text = try render(
      """
      {{#isPublic}}public {{/isPublic}}struct {{name}} {
      {{#fields}}
        let {{name}}: {{type.text}}{{^isLast}},{{/isLast}}
      {{/fields}}
      {{#notes}}
        // {{.}}
      {{/notes}}
      }{{missing}}{{^missing}}
      {{/missing}}
      """
    ) { context in
      context.set("isPublic", true)
      context.set("name", "Offer" as TestFragment)
      let fields = ["a", "b"].map { name in
        var field = TemplateContext()
        field.set("name", TestFragment(stringLiteral: name))
        var type = TemplateContext()
        type.set("text", "Int" as TestFragment)
        field.set("type", type)
        return field
      }
      context.set("fields", fields.markingEnds())
      context.set("notes", ["one", "two"] as [TestFragment])
      context.set("missing", nil as TestFragment?)
    }
    #expect(text == "public struct Offer {\n  let a: Int,\n  let b: Int\n  // one\n  // two\n}\n")
  }

  @Test func settingANameAgainHidesTheEarlierValue() throws {
    let text = try render("{{x}}") { context in
      context.set("x", "old" as TestFragment)
      context.set("x", "fresh" as TestFragment)
    }
    #expect(text == "fresh")
  }

  @Test func aFragmentOfSeveralLinesThatBeginsItsLineIsIndentedAsAWhole() throws {
    let text = try render("f {\n    {{body}},\n\t{{#on}}{{body}}{{/on}}\n}") { context in
      context.set("on", true)
      context.set("body", "a\n\n  b" as TestFragment)
    }
    #expect(text == "f {\n    a\n\n      b,\n\ta\n\n\t  b\n}")
  }

  @Test func aFragmentBehindOtherTextIsIndentedLikeItsLine() throws {
    #expect(try render("  x {{body}}") { $0.set("body", "a\nb" as TestFragment) } == "  x a\n  b")
  }

  @Test func theSpecificationKnowsNoIndentedFragments() throws {
    let context = TemplateContext(unchecked: [("body", .text("a\nb"))])
    let set = try TemplateSet(sources: [("main", "  {{body}}")])
    let bytes = try set.renderBytes("main", TemplateValue(context), escaping: .html, mode: .specification)
    #expect(String(decoding: bytes, as: UTF8.self) == "  a\nb")
  }

  @Test func aStandalonePartialIsIndentedWithAllThatItHolds() throws {
    let inner = "{{#on}}\n{{name}} {\n  {{body}}\n\n}\r\n\r\n{{/on}}\n{{! nothing }}\n"
    let outer = "-\n    {{> inner}}\n"
    let text = try render("  {{> outer}}\n{{> outer}}\n", partials: [("inner", inner), ("outer", outer)]) { context in
      context.set("on", true)
      context.set("name", "n" as TestFragment)
      context.set("body", "a\nb" as TestFragment)
    }
    let block = { (pad: String) in "\(pad)n {\n\(pad)  a\n\(pad)  b\n\n\(pad)}\r\n\r\n" }
    #expect(text == "  -\n" + block("      ") + "-\n" + block("    "))
  }

  @Test func anUnknownNameSaysWhereItIsAndWhichNamesExist() {
    let unknown = error("\n{{#inner}}\n\n{{feilds}}\n{{/inner}}") { context in
      context.set("fields", true)
      var inner = TemplateContext()
      inner.set("type", "Int" as TestFragment)
      context.set("inner", inner)
    }
    #expect(unknown?.line == 4)
    #expect(unknown?.reason == .unknownName("feilds", known: ["type", "fields", "inner"]))
    #expect(
      unknown?.description
        == "template 'main', line 4: unknown name 'feilds'; did you mean 'fields'? (known here: type, fields, inner)")
  }

  @Test func anUnknownNameIsAnErrorInSectionsAndBehindDotsToo() {
    let fill = { (context: inout TemplateContext) in
      var inner = TemplateContext()
      inner.set("type", "Int" as TestFragment)
      context.set("inner", inner)
    }
    #expect(error("{{#nope}}{{/nope}}", fill)?.reason == .unknownName("nope", known: ["inner"]))
    #expect(error("{{^nope}}{{/nope}}", fill)?.reason == .unknownName("nope", known: ["inner"]))
    #expect(error("{{inner.nope}}", fill)?.reason == .unknownName("inner.nope", known: ["type"]))
  }

  @Test func onlyTextStandsForText() {
    #expect(error("{{x}}") { $0.set("x", true) }?.reason == .notText("x", kind: "a flag"))
    #expect(error("{{x}}") { $0.set("x", [TestFragment]()) }?.reason == .notText("x", kind: "a list"))
    #expect(error("{{.}}")?.reason == .notText(".", kind: "an object"))
  }

  @Test func anUnknownPartialIsAnError() {
    let unknown = error("\n{{> parts}}", partials: [("part", "")])
    #expect(unknown?.line == 2)
    #expect(unknown?.reason == .unknownTemplate("parts", known: ["part", "main"]))
    #expect(throws: TemplateError(template: "x", line: nil, reason: .unknownTemplate("x", known: []))) {
      try TemplateSet(sources: []).render("x", TemplateContext())
    }
  }

  @Test func aPartialThatNeverEndsIsAnError() {
    let endless = error("{{> loop}}", partials: [("loop", "a\n{{> loop}}{{> loop}}")])
    #expect(endless == TemplateError(template: "loop", line: 2, reason: .tooDeep))
  }
}

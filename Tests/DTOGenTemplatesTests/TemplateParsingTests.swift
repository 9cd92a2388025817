import Testing

@testable import DTOGenTemplates

/// Mistakes in a template's text: each names the template, the line and what to do.
@Suite struct TemplateParsingTests {
  @Test(arguments: [
    (source: "a\n{{name", line: 2, reason: TemplateError.Reason.unclosedTag(delimiter: "}}")),
    (source: "a\n{{{name}}", line: 2, reason: .unclosedTag(delimiter: "}}}")),
    (source: "{{! a\n}}\n{{=<% =}}", line: 3, reason: .malformedDelimiters),
    (source: "{{=<% %>=}}\n\n<%#x%>", line: 3, reason: .unclosedSection("x")),
    (source: "{{#a}}\n{{#b}}\n{{/a}}{{/b}}", line: 3, reason: .unexpectedEnd("a", open: "b")),
    (source: "\n{{/a}}\n", line: 2, reason: .unexpectedEnd("a", open: nil)),
    (source: "\r\n{{ }}", line: 2, reason: .emptyTag),
    (source: "{{a b}}", line: 1, reason: .malformedName("a b")),
    (source: "{{a..b}}", line: 1, reason: .malformedName("a..b")),
    (source: "{{", line: 1, reason: .unclosedTag(delimiter: "}}")),
    (source: String(repeating: "{{#a}}\n", count: 101), line: 101, reason: .tooDeep),
  ])
  func aMistakeIsNamedWithItsLine(source: String, line: Int, reason: TemplateError.Reason) {
    #expect(throws: TemplateError(template: "main", line: line, reason: reason)) {
      try Template(named: "main", source: source)
    }
  }

  @Test func aTemplateKnowsThePartialsItIncludes() throws {
    let template = try Template(named: "main", source: "{{> a}}\n{{#x}}\n  {{>b/c}}\n{{/x}}")
    #expect(template.partials.map(\.name) == ["a", "b/c"])
    #expect(template.partials.map(\.line) == [1, 3])
  }

  /// Cuts, doubles and swaps pieces of real templates: whatever comes out is read and rendered, twice the same, or is
  /// refused at one of its lines.
  @Test func damagedTemplatesAreReadOrRefusedAtALine() {
    let seeds = [
      "{{#a}}\n  {{{b.c}}}\r\n{{/a}}{{=<% %>=}}<%>p%>\n<%={{ }}=%>{{!c}}{{^x}}{{&.}}{{/x}}", "\n {{> p}} \n",
    ]
    var state: UInt64 = 7
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var (rendered, refused) = (0, 0)
    for round in 0..<2000 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0...next(4) {
        let start = next(bytes.count)
        let piece = bytes[start..<(start + next(bytes.count - start + 1))]
        switch next(3) {
        case 0 where piece.count < bytes.count: bytes.removeSubrange(piece.startIndex..<piece.endIndex)
        case 1: bytes.insert(contentsOf: Array(piece), at: next(bytes.count))
        default: bytes.swapAt(start, next(bytes.count))
        }
      }
      let source = String(decoding: bytes, as: UTF8.self)
      let context = TemplateContext(unchecked: [("a", .flag(true)), ("b", .text("t\nu")), ("x", .list([]))])
      func render() throws(TemplateError) -> [UInt8] {
        let template = try Template(named: "p", source: source)
        return try TemplateSet([template]).renderBytes(
          "p", TemplateValue(context), escaping: .none, mode: .specification)
      }
      switch Result(catching: render) {
      case .success(let text):
        #expect(Result(catching: render) == .success(text), "\(source)")
        if !source.contains("{{") { #expect(text == bytes, "\(source)") }
        rendered += 1
      case .failure(let error):
        let lines = source.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        #expect(error.template == "p", "\(source)")
        #expect(error.line.map { (1...lines).contains($0) } == true, "\(error): \(source)")
        refused += 1
      }
    }
    #expect(rendered > 200 && refused > 200, "\(rendered) rendered, \(refused) refused")
  }
}

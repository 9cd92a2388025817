import Testing

@testable import DTOGenBase
@testable import SwiftSource

/// What a file declares, and in what.
struct DeclarationReaderTests {
  /// One line for each declaration, indented by nesting.
  private func outline(_ text: String) -> [String] {
    let file = SwiftFile(InputFile(path: "A.swift", bytes: Array(text.utf8)))
    return file.declarations.indices.map { index in
      let declaration = file.declarations[index]
      var depth = 0
      var parent = declaration.parent
      while let next = parent {
        depth += 1
        parent = file.declarations[next].parent
      }
      var parts = [String(repeating: "  ", count: depth) + "\(declaration.kind) \(declaration.name)"]
      if !declaration.inherited.isEmpty {
        parts.append(": " + declaration.inherited.map(\.name).joined(separator: ", "))
      }
      if !declaration.parameters.isEmpty {
        let parameters = declaration.parameters.map { parameter in
          "\(parameter.label ?? "_")/\(parameter.name): \(file.source.text(ofTokens: parameter.type))"
        }
        parts.append("(\(parameters.joined(separator: ", ")))")
      }
      if let type = declaration.type { parts.append("-> \(file.source.text(ofTokens: type))") }
      if let value = declaration.value { parts.append("= \(file.source.text(ofTokens: value))") }
      if declaration.kind == .variable, !declaration.isStored { parts.append("computed") }
      if !declaration.modifiers.isEmpty { parts.append("[\(declaration.modifiers.joined(separator: " "))]") }
      if !declaration.attributes.isEmpty { parts.append("@\(declaration.attributes.joined(separator: " @"))") }
      return parts.joined(separator: " ")
    }
  }

  @Test func readsTypesWithWhatTheyConformTo() {
    #expect(
      outline(
        """
        @available(iOS 16, *) @MainActor public final class A<T: Hashable>: B<[T]>, C & D.E, @unchecked Sendable where T: F {
          struct G: ~Copyable {}
        }
        actor H {}
        let actor = 1
        extension A.G: @retroactive Codable {}
        protocol P<Q>: AnyObject { associatedtype Q: Equatable = Int }
        extension [FlightOffer] { init(dto: X) throws {} }
        """) == [
          "class A : B, C, D.E, Sendable [public final] @available @MainActor",
          "  structure G : Copyable",
          "actor H",
          "variable actor = 1",
          "extension A.G : Codable",
          "protocol P : AnyObject",
          "  associatedType Q : Equatable -> Int",
          "extension FlightOffer",
          "  initialiser init (dto/dto: X)",
        ])
  }

  @Test func readsFunctionsWithTheirSignatures() {
    #expect(
      outline(
        """
        struct A {
          func f<T>(_ a: [String: (Int) -> T], b c: @escaping () async throws(E) -> Void = { g() }, d: Int...) async throws -> T?
          where T: B { struct Local: Codable {} ; func inner() {} }
          static func < (l: A, r: A) -> Bool { l.x < r.x }
          init?<S>(dto: Set<B.C>?) {}
          subscript(i: Int) -> [Int] { get { [] } }
          func requirement() -> some P
          class func k() {}
          deinit { f() }
        }
        """) == [
          "structure A",
          "  function f (_/a: [String: (Int) -> T], b/c: @escaping () async throws(E) -> Void, d/d: Int...) -> T?",
          "    structure Local : Codable",
          "    function inner",
          "  function < (l/l: A, r/r: A) -> Bool [static]",
          "  initialiser init (dto/dto: Set<B.C>?)",
          "  subscript subscript (i/i: Int) -> [Int]",
          "  function requirement -> some P",
          "  function k [class]",
        ])
  }

  @Test func readsProperties() {
    #expect(
      outline(
        #"""
        struct A {
          let a: Int, b: [String: Any?]? = nil
          var c = { 1 }()
          var d: Int { c + 1 }
          private(set) var e = 1 { didSet { f() } }
          @State private var g: B<C>!
          static let h = x
            .map { $0 }
            ?? 3
          var i: Int
          { get { 1 } set {} }
          lazy var j = if k { 1 } else { 2 }
          let (l, m) = (1, 2)
          let n = """
            let no = 1
            \(x)
            """
          let o: Int
        }
        """#) == [
          "structure A",
          "  variable a -> Int",
          "  variable b -> [String: Any?]? = nil",
          "  variable c = { 1 }()",
          "  variable d -> Int computed",
          "  variable e = 1 [private]",
          "  variable g -> B<C>! [private] @State",
          "  variable h = x\n    .map { $0 }\n    ?? 3 [static]",
          "  variable i -> Int computed",
          "  variable j = if k { 1 } else { 2 } [lazy]",
          "  variable n = \"\"\"\n    let no = 1\n    \\(x)\n    \"\"\"",
          "  variable o -> Int",
        ])
  }

  @Test func readsEnumCases() {
    #expect(
      outline(
        """
        indirect enum A: String, Decodable {
          case a, b = "x", c = -1
          case `default`
          case d(Int, e: [A])
          var f: Int { switch self { case .a: 1; case let .d(x, _): x; default: 2 } }
          enum CodingKeys: String, CodingKey { case g }
        }
        """) == [
          "enumeration A : String, Decodable [indirect]",
          "  enumCase a", "  enumCase b = \"x\"", "  enumCase c = -1", "  enumCase default",
          "  enumCase d -> Int, e: [A]",
          "  variable f -> Int computed",
          "  enumeration CodingKeys : String, CodingKey", "    enumCase g",
        ])
  }

  @Test func isNotConfusedByWhatStandsInCode() {
    #expect(
      outline(
        """
        struct A {
          func f() {
            let s = "struct No {" + #"class "No" {"# // enum No {
            g(for: 1, in: 2, class: 3, extension: 4).struct
            x.init(y); if case let .z(a) = b { _ = /struct {/ }
            let closure = { (import: Int) in 1 }
          }
          #if os(Linux) && canImport(Foundation)
          func g() { if a { b() }
          #else
          func g() { if a {
            b()
          #endif
          }
          }
          let last: Int
        }
        #Preview { A() }
        struct B {}
        """) == [
          "structure A", "  function f", "  function g", "  function g", "  variable last -> Int", "structure B",
        ])
  }

  @Test func readsImports() {
    let file = SwiftFile(
      InputFile(
        path: "A.swift",
        bytes: Array(
          "public import Foundation\n@testable import A\nimport struct B.C.D\nimport class\nlet x = `import`".utf8)))
    #expect(file.imports.map(\.module) == ["Foundation", "A", "B", "class"])
  }

  @Test func survivesAnyTokens() {
    let words = [
      "struct", "func", "init", "let", "case", "enum", "extension", "A", ":", "{", "}", "(", ")", "<", ">", ",", ".",
      "=",
      "->", "@", "#if", "#else", "#endif", "\n", "where", "import", "throws", "&", "?", "[", "]", "class", "actor",
      "\"\\(",
    ]
    var state: UInt64 = 3
    for _ in 0..<3_000 {
      var text = ""
      for _ in 0..<20 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += words[Int(state >> 33) % words.count] + " "
      }
      let file = SwiftFile(InputFile(path: "A.swift", bytes: Array(text.utf8)))
      let count = file.source.tokens.count
      #expect(
        file.declarations.allSatisfy {
          $0.nameToken < count && $0.signature.upperBound <= count && ($0.body?.upperBound ?? 0) <= count
            && ($0.type?.upperBound ?? 0) <= count && ($0.value?.upperBound ?? 0) <= count
        })
    }
  }
}

import Testing

@testable import DTOGenBase
@testable import DTOGenLint

/// What a mapper may read and what it may make up.
struct MapperRuleTests {
  @Test(arguments: [
    "let a = Date()", "let a = Date.now", "f(.now)", "let a = ContinuousClock.now", "f(Date(timeIntervalSinceNow: 1))",
    "let a = UUID()", "let a = Int.random(in: 0...1)", "f(dto.list.randomElement())", "f(dto.list.shuffled())",
    "let a = UserDefaults.standard", "let a = URLSession.shared.data", "let a = Settings.shared", "f(x, .shared)",
    "let a = \"\\(Date())\"", "let a = Locale.current", "f(Calendar.autoupdatingCurrent)", "let a = Bundle.main",
  ])
  func reportsWhatIsNotInput(line: String) {
    let findings = LintSketch().mapperFindings(line).filter { $0.hasSuffix("impure-mapper") }
    #expect(Set(findings) == ["1 impure-mapper"])
  }

  @Test(arguments: [
    "let a = dto.now", "let a = dto.shared.now", "f(Date(timeIntervalSince1970: dto.x))", "f(UUID(uuidString: dto.id))",
    "f(\"Date() .shared\") // UserDefaults", "let a = dto.random", "let now = dto.now; f(now)", "let a = dto.current",
    "f(try WireMapping.one(dto.total, at: \"total\", Money.init(dto:)))",
  ])
  func leavesInputAlone(line: String) {
    #expect(LintSketch().mapperFindings(line).isEmpty)
  }

  @Test func takesImplicitNowForACaseWhereThereIsOne() {
    let files: KeyValuePairs = [
      "Features/A/Domain/B.swift": "enum Moment { case now, later }\nstruct B {}",
      "Features/A/Data/BDTO.swift": "struct BDTO: Decodable {}",
      "Features/A/Data/B+DTO.swift": "extension B { init(dto: BDTO) { f(.now); g(Date.now) } }",
    ]
    #expect(LintSketch().findings(files) == ["Features/A/Data/B+DTO.swift:1 impure-mapper"])
  }

  @Test(arguments: [
    "f(dto.x ?? 0)", "f(dto.x?.y ?? \"\")", "f(dto.list.map { $0.name ?? \"\" })", "f((dto.x) ?? 0)",
    "f(dto.x[0] ?? 1)",
    "let a = dto.x; f(a ?? 0)", "f(try? g(dto.x))", "f(try! g(dto.x))", "f(dto.x!)", "f(dto.x as! Int)",
    "f(dto.a ?? dto.b ?? 0)", "f(Int(dto.x) ?? 0)",
  ])
  func reportsInventedValues(line: String) {
    #expect(LintSketch().mapperFindings(line) == ["1 mapper-default"])
  }

  @Test(arguments: [
    "f(dto.a ?? dto.b)", "f(names[0] ?? \"\")", "guard !dto.x.isEmpty else { throw E() }", "f(dto.x != nil)",
    "f(try g(dto.x))", "f(dto.x?.y)", "f(dto.kind ?? .unknown(raw: dto.text))", "let a = !dto.b ? 1 : 2",
    "f(dto.x as? Int)",
  ])
  func leavesGoodMappingAlone(line: String) {
    #expect(LintSketch().mapperFindings(line).isEmpty)
  }

  @Test func allowsTheDefaultsOfTheSchema() {
    var sketch = LintSketch()
    #expect(sketch.mapperFindings("f(dto.flightTags ?? [])") == ["1 mapper-default"])
    let schema = #"{ "fields": { "flight_tags": "[string]?" }, "domain": { "tags": "flight_tags ?? []" } }"#
    sketch.schemas = [InputFile(path: "Features/Search/Data/Offer.dto.json", bytes: Array(schema.utf8))]
    #expect(sketch.mapperFindings("f(dto.flightTags ?? [])").isEmpty)
    #expect(sketch.mapperFindings("f(dto.other ?? [])") == ["1 mapper-default"])
  }

  @Test func takesNoDefaultFromTheSchemaOfAnotherFeature() {
    var sketch = LintSketch()
    let schema = #"{ "fields": { "flight_tags": "[string]?" }, "domain": { "tags": "flight_tags ?? []" } }"#
    sketch.schemas = [InputFile(path: "Features/Trips/Data/Trip.dto.json", bytes: Array(schema.utf8))]
    let findings = sketch.run([
      "Features/Trips/Domain/Trip.swift": "struct Trip { let tags: [String] }",
      "Features/Search/Data/OfferDTO.swift": "struct OfferDTO: Decodable { let flightTags: [String]? }",
      "Features/Search/Data/Offer+DTO.swift": "extension Offer { init(dto: OfferDTO) { f(dto.flightTags ?? []) } }",
    ]).findings
    #expect(findings.map(\.rule) == ["mapper-default"])
  }

  @Test func findsMappersInEveryForm() {
    let files: KeyValuePairs = [
      "Features/A/Domain/B.swift": "struct B {}",
      "Features/A/Data/BDTO.swift": """
      struct BDTO: Decodable { let x: Int?
        func toDomain() -> B { B(x ?? 0) }
        var model: B { B(self.x ?? 0) }
        func other() -> Int { x ?? 0 }
      }
      extension BDTO { var list: [B] { [B(x!)] } }
      func map(_ value: BDTO) -> B { B(value.x ?? 0) }
      final class Loader { func load(_ value: BDTO) -> Int { value.x ?? 0 } }
      """,
    ]
    let path = "Features/A/Data/BDTO.swift"
    #expect(LintSketch().findings(files) == [2, 3, 6, 7].map { "\(path):\($0) mapper-default" })
  }

  /// What stands in the data layer with its own types makes no domain value.
  @Test func takesNoClientForAMapper() {
    let files: KeyValuePairs = [
      "Features/A/Domain/B.swift": "struct B {}",
      "Features/A/Data/Client.swift": """
      struct TokenDTO: Decodable { let x: String? }
      final class Client { init(token: TokenDTO?) { session = URLSession.shared; text = token?.x ?? "" } }
      extension B { init(_ token: TokenDTO) { self.init(token.x ?? "") } }
      extension Color { init(_ token: TokenDTO) { self.init(token.x ?? "") } }
      """,
    ]
    #expect(LintSketch().findings(files) == [3, 4].map { "Features/A/Data/Client.swift:\($0) mapper-default" })
  }

  @Test func allowsOneOptionalToBeMadeOfTwo() {
    #expect(LintSketch().mapperFindings("f(dto.x ?? nil, dto.y ?? nil)").isEmpty)
    #expect(LintSketch().mapperFindings("f(dto.x ?? nilValue)") == ["1 mapper-default"])
  }

  @Test func leavesGeneratedCodeToTheGenerator() {
    let files: KeyValuePairs = [
      "Features/A/Domain/B.swift": "struct B {}",
      "Features/A/Data/BDTO.swift": """
      // Generated by dtogen from B.dto.json. Do not edit.
      struct BDTO: Decodable { let x: Int?; func model() -> B? { try? B(x!) } }
      """,
    ]
    #expect(LintSketch().findings(files).isEmpty)
  }

  @Test func knowsThePropertiesOfNestedWireTypes() {
    let files: KeyValuePairs = [
      "Features/A/Domain/B.swift": "struct B {}",
      "Features/A/Data/BDTO.swift": """
      struct BDTO: Decodable { struct Part: Decodable { let x: Int? } }
      extension BDTO.Part { func toDomain() -> B { B(x ?? 0) } }
      """,
    ]
    #expect(LintSketch().findings(files) == ["Features/A/Data/BDTO.swift:2 mapper-default"])
  }

  @Test(arguments: [
    ("switch dto.status { case \"a\": f()\ndefault: g() }", ["2 status-without-unknown"]),
    ("switch dto.status { case \"a\": f()\ndefault: throw E() }", ["2 status-without-unknown"]),
    ("switch dto.status { case \"a\": f()\ndefault: g(.unknown(raw: dto.status)) }", []),
    ("switch dto.currency { case \"a\": f()\ndefault: throw E() }", []),
    ("switch dto.status { case .a: f()\ndefault: g() }", []),
    ("f(Status(rawValue: dto.status))", ["1 raw-enum-from-wire"]),
    ("f(Status(rawValue: dto.status) ?? .unknown)", []),
  ])
  func wantsAnUnknownCase(body: String, expected: [String]) {
    #expect(LintSketch().mapperFindings(body) == expected)
  }
}

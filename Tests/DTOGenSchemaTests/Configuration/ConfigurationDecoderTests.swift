import Testing

@testable import DTOGenBase
@testable import DTOGenSchema

@Suite struct ConfigurationDecoderTests {
  private func decode(_ text: String) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
    ConfigurationDecoder.decode(InputFile(path: "dtogen.json", bytes: Array(text.utf8)))
  }

  @Test("What the file does not say keeps its default")
  func defaults() {
    #expect(decode("{}").configuration == Configuration())
    #expect(decode(ConfigurationText.documented).configuration == Configuration())
    #expect(decode(ConfigurationText.documented).diagnostics == [])
  }

  @Test("A preset sets the modules, and what stands beside it goes before it")
  func preset() {
    let (configuration, diagnostics) = decode(
      "{ \"swift\": { \"kernelModule\": \"Kernel\" }, \"layout\": { \"preset\": \"data-target\", \"kernel\": \"K\" } }")
    #expect(diagnostics == [])
    #expect(configuration?.swift.module == "{Feature}Data")
    #expect(configuration?.swift.domainModule == "{Feature}Domain")
    #expect(configuration?.swift.kernelModule == "Kernel")
    #expect(configuration?.layout.kernel == "K")
    #expect(decode("{ \"layout\": { \"preset\": \"data-targt\" } }").diagnostics.count == 1)
  }

  @Test("Everything can be said")
  func everything() throws {
    let (configuration, diagnostics) = decode(
      """
      {
        "$schema": "x", // for editors
        "version": 1,
        "layout": {
          "schemas": "./Sources/{Feature}/{Model}.json", "domain": "a/../b", "data": "Data//{Feature}/", "tests": "T",
          "fixtures": "F", "support": "S", "kernel": "."
        },
        "existing": ["Seat", "Checkout.Fee"],
        "swift": {
          "access": "public", "module": "App_{Feature}", "kernelModule": "Kernel", "domainModule": "{Feature}Domain",
          "conformances": ["Decodable"], "keys": "explicit", "imports": ["Kernel.Money"], "isolation": "nonisolated",
          "explainFailures": false,
        },
        "acronyms": ["PNR", "2FA"], "names": { "pax": "passengers", "RLOC": "bookingReference" }, "unmapped": "error", "build": "generate", "templates": "Templates",
        "lint": { "rules": { "shared-model": "off", "mapper-default": "warning" } },
      }
      """)
    #expect(diagnostics == [])
    let read = try #require(configuration)
    var expected = Configuration()
    expected.layout.schemas = "Sources/{Feature}/{Model}.json"
    expected.layout.domain = "b"
    expected.layout.data = "Data/{Feature}"
    expected.layout.tests = "T"
    expected.layout.fixtures = "F"
    expected.layout.support = "S"
    expected.layout.kernel = "."
    expected.existing = ["Seat", "Checkout.Fee"]
    expected.swift.access = .public
    expected.swift.module = "App_{Feature}"
    expected.swift.kernelModule = "Kernel"
    expected.swift.domainModule = "{Feature}Domain"
    expected.swift.conformances = ["Decodable"]
    expected.swift.keys = .explicit
    expected.swift.imports = ["Kernel.Money"]
    expected.swift.isolation = "nonisolated"
    expected.swift.explainFailures = false
    expected.naming = NamingStyle(
      acronyms: ["PNR", "2FA"], renames: ["pax": "passengers", "rloc": "bookingReference"])
    expected.unmapped = .error
    expected.build = .generate
    expected.templates = "Templates"
    expected.lint.rules = [.sharedModel: .off, .mapperDefault: .warning]
    #expect(read == expected)
  }

  static let table: [SchemaMistake] = [
    SchemaMistake("^[]", "the configuration is an object"),
    SchemaMistake(#"{ ^"layuot": {} }"#, "did you mean 'layout'?"),
    SchemaMistake(#"{ ^"preset": "x" }"#, "not known in the configuration"),
    SchemaMistake(#"{ "version": ^2 }"#, "the only version there is, not 2"),
    SchemaMistake(#"{ "version": ^"1" }"#, "is 1"),
    SchemaMistake(#"{ "version": 1, ^"version": 1 }"#, "stands twice", isStructural: false),
    SchemaMistake(#"{ "layout": ^"x" }"#, "an object of paths, not text"),
    SchemaMistake(#"{ "layout": { ^"fixture": "x" } }"#, "did you mean 'fixtures'?"),
    SchemaMistake(#"{ "layout": { "data": "a/^{Featur}" } }"#, "did you mean 'Feature'?"),
    SchemaMistake(#"{ "layout": { "data": "a/^{Model}" } }"#, "known here: {Feature}"),
    SchemaMistake(#"{ "layout": { "kernel": "^{Feature}/K" } }"#, "none is known here"),
    SchemaMistake(#"{ "layout": { "data": "a/^{x" } }"#, "begins no placeholder"),
    SchemaMistake(#"{ "layout": { "data": "a^}" } }"#, "has no '{'"),
    SchemaMistake(#"{ "layout": { "data": "^/tmp" } }"#, "absolute path"),
    SchemaMistake(#"{ "layout": { "data": "^~/x" } }"#, "home folder"),
    SchemaMistake(#"{ "layout": { "data": "a/../^../b" } }"#, "leads out of the root", isStructural: false),
    SchemaMistake(#"{ "layout": { "data": "^" } }"#, "the root itself is '.'"),
    SchemaMistake(#"{ "layout": { "data": "a^\\b" } }"#, "joined by '/'"),
    SchemaMistake(#"{ "layout": { "data": "a^\n" } }"#, "control characters", isStructural: false),
    SchemaMistake(#"{ "layout": { "schemas": ^"{Feature}/x.json" } }"#, "holds {Model}"),
    SchemaMistake(#"{ "lint": ^[] }"#, "an object such as"),
    SchemaMistake(#"{ "lint": { ^"rule": {} } }"#, "did you mean 'rules'?"),
    SchemaMistake(#"{ "lint": { "rules": { ^"shared-models": "off" } } }"#, "did you mean 'shared-model'?"),
    SchemaMistake(#"{ "lint": { "rules": { "shared-model": ^"of" } } }"#, "did you mean 'off'?"),
    SchemaMistake(#"{ "existing": ^"Seat" }"#, #"write ["Seat"]"#),
    SchemaMistake(#"{ "existing": ["^Se at"] }"#, "is no name"),
    SchemaMistake(#"{ "existing": ["Seat", ^"Seat"] }"#, "stands twice"),
    SchemaMistake(#"{ "acronyms": ["^a b"] }"#, "no single word"),
    SchemaMistake(#"{ "names": ^["pax"] }"#, "an object such as"),
    SchemaMistake(#"{ "names": { "^pax_count": "passengers" } }"#, "no single word of a key"),
    SchemaMistake(#"{ "names": { "^paxCount": "passengers" } }"#, "no single word of a key"),
    SchemaMistake(#"{ "names": { "^": "passengers" } }"#, "no single word of a key"),
    SchemaMistake(#"{ "names": { "pax": ^1 } }"#, "a name, not 1"),
    SchemaMistake(#"{ "names": { "pax": "^1st" } }"#, "is no name of letters and digits"),
    SchemaMistake(#"{ "names": { "pax": "^air travellers" } }"#, "is no name of letters and digits"),
    SchemaMistake(
      #"{ "names": { "pax": "passengers", ^"PAX": "guests" } }"#, "case does not count", isStructural: false),
    SchemaMistake(#"{ "swift": { "access": ^"open" } }"#, "'internal' or 'package' or 'public', not 'open'"),
    SchemaMistake(#"{ "swift": { "access": ^"publc" } }"#, "did you mean 'public'?"),
    SchemaMistake(#"{ "swift": { "module": "^{Feature}-Feature" } }"#, "is no module name"),
    SchemaMistake(#"{ "swift": { "kernelModule": "^{Feature}" } }"#, "none is known here"),
    SchemaMistake(#"{ "swift": { "module": ^null } }"#, "a module's name, not null"),
    SchemaMistake(#"{ "swift": { "imports": ["^UI Kit"] } }"#, "is no name"),
    SchemaMistake(#"{ "swift": { "conformances": ["^@unchecked Sendable"] } }"#, "is no name"),
    SchemaMistake(#"{ "swift": { "isolation": ^"MainActor" } }"#, "is 'nonisolated', not 'MainActor'"),
    SchemaMistake(#"{ "swift": { "explainFailures": ^1 } }"#, "true or false, not 1"),
    SchemaMistake(#"{ "unmapped": ^"eror" }"#, "did you mean 'error'?"),
    SchemaMistake(#"{ "build": ^true }"#, "'check' or 'error' or 'generate', not true"),
    SchemaMistake(#"{ "templates": "^../T" }"#, "leads out of the root"),
  ]

  @Test("A mistake is one error at its own place, and says what helps", arguments: ConfigurationDecoderTests.table)
  func mistakes(_ mistake: SchemaMistake) throws {
    let (text, column) = try #require(mistake.unmarked)
    let (configuration, diagnostics) = decode(text)
    #expect(configuration == nil)
    #expect(diagnostics.count == 1, "\(diagnostics)")
    #expect(diagnostics.first?.location?.column == column, "\(diagnostics)")
    #expect(diagnostics.first?.message.contains(mistake.words) ?? false, "\(diagnostics)")
  }
}

enum ConfigurationText {
  /// The file that the documentation shows, which spells every default out.
  static let documented = """
    {
      "version": 1,
      "layout": {
        "schemas":  "Features/{Feature}/Data/{Model}.dto.json",
        "domain":   "Features/{Feature}/Domain",
        "data":     "Features/{Feature}/Data",
        "tests":    "Features/{Feature}/Data/Tests",
        "fixtures": "Features/{Feature}/Data/Tests/Fixtures",
        "support":  "Features/{Feature}/Data",
        "kernel":   "SharedKernel"
      },
      "existing": [],
      "swift": {
        "access": "internal", "module": "{Feature}Feature", "kernelModule": null, "domainModule": null,
        "conformances": ["Decodable", "Sendable"], "keys": "convert", "imports": [], "isolation": null,
        "explainFailures": true
      },
      "acronyms": ["ID", "URL"],
      "names": {},
      "unmapped": "warn",
      "build": "check",
      "templates": null
    }
    """
}

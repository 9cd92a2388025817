public import DTOGenBase

/// Turns the bytes of a `dtogen.json` into a `Configuration`; what the file does not say keeps its default.
///
/// Assumes nothing of the bytes. All problems are collected; with an error among them there is no configuration.
public enum ConfigurationDecoder {
  public static func decode(_ file: InputFile) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
    let (document, problems) = JSONDocument.read(file, dialect: .relaxed)
    guard let document else { return (nil, problems) }
    var context = DecodingContext()
    let configuration = context.configuration(document.root)
    let diagnostics = context.inFileOrder
    return (diagnostics.hasErrors ? nil : configuration, diagnostics)
  }

  static let fileKeys = [
    "$schema", "version", "layout", "existing", "swift", "acronyms", "names", "unmapped", "build", "templates",
    "lint",
  ]
  static let layoutKeys = ["preset", "schemas", "domain", "data", "tests", "fixtures", "support", "kernel"]
  static let swiftKeys = [
    "access", "module", "kernelModule", "domainModule", "conformances", "keys", "imports", "isolation",
    "explainFailures",
  ]
}

extension DecodingContext {
  fileprivate mutating func configuration(_ root: JSONValue) -> Configuration {
    var configuration = Configuration()
    guard root.kind == .object else {
      mismatch(root, "the configuration", "an object such as { \"version\": 1 }")
      return configuration
    }
    let members = members(of: root, among: ConfigurationDecoder.fileKeys, in: "the configuration")
    // Whatever stands beside a preset goes before it, wherever it stands.
    for member in members where member.key == "layout" { preset(member.value)?.apply(to: &configuration) }
    for member in members {
      let value = member.value
      switch member.key {
      case "version":
        if value.kind != .number || value.text != "1" {
          mismatch(
            value, "\"version\"", "1, the only version there is", hint: value.kind == .string ? " in quotes" : "")
        }
      case "layout": layout(value, &configuration.layout)
      case "existing": configuration.existing = names(value, "\"existing\"", "a type's name", PatternParser.dottedName)
      case "swift": swift(value, &configuration.swift)
      case "acronyms": configuration.naming.acronyms = names(value, "\"acronyms\"", "a word", PatternParser.word)
      case "names": configuration.naming.renames = renames(value)
      case "unmapped": configuration.unmapped = choice(value, "\"unmapped\"") ?? configuration.unmapped
      case "build": configuration.build = choice(value, "\"build\"") ?? configuration.build
      case "templates":
        configuration.templates = value.isNull ? nil : path(value, "\"templates\"", allowing: [])
      case "lint": lint(value, &configuration.lint)
      default: _ = text(value, "\"$schema\"")
      }
    }
    return configuration
  }

  private mutating func preset(_ layout: JSONValue) -> LayoutPreset? {
    guard layout.kind == .object else { return nil }
    let value = layout.members.first { $0.key == "preset" }?.value
    return value.flatMap { choice($0, "\"preset\"") }
  }

  private mutating func layout(_ value: JSONValue, _ layout: inout Layout) {
    guard value.kind == .object else { return mismatch(value, "\"layout\"", "an object of paths") }
    for member in members(of: value, among: ConfigurationDecoder.layoutKeys, in: "\"layout\"")
    where member.key != "preset" {
      let allowed: [Placeholder] =
        switch member.key {
        case "schemas": [.feature, .model]
        case "kernel": []
        default: [.feature]
        }
      guard let path = path(member.value, "\"\(member.key)\"", allowing: allowed) else { continue }
      switch member.key {
      case "schemas":
        if path.split(separator: "/").last?.contains(Placeholder.model.text) != true {
          error(at: member.value.location, "the file name of \"schemas\" holds {Model}, as in \"{Model}.dto.json\"")
        }
        layout.schemas = path
      case "domain": layout.domain = path
      case "data": layout.data = path
      case "tests": layout.tests = path
      case "fixtures": layout.fixtures = path
      case "support": layout.support = path
      default: layout.kernel = path
      }
    }
  }

  private mutating func swift(_ value: JSONValue, _ swift: inout SwiftOptions) {
    guard value.kind == .object else { return mismatch(value, "\"swift\"", "an object of options") }
    for member in members(of: value, among: ConfigurationDecoder.swiftKeys, in: "\"swift\"") {
      let value = member.value
      let subject = "\"\(member.key)\""
      switch member.key {
      case "access": swift.access = choice(value, subject) ?? swift.access
      case "module": swift.module = module(value, subject, allowing: [.feature]) ?? swift.module
      case "kernelModule": swift.kernelModule = value.isNull ? nil : module(value, subject, allowing: [])
      case "domainModule": swift.domainModule = value.isNull ? nil : module(value, subject, allowing: [.feature])
      case "conformances": swift.conformances = names(value, subject, "a protocol", PatternParser.dottedName)
      case "keys": swift.keys = choice(value, subject) ?? swift.keys
      case "imports": swift.imports = names(value, subject, "a module", PatternParser.dottedName)
      case "isolation":
        swift.isolation = value.isNull ? nil : choice(value, subject, as: Isolation.self)?.rawValue
      default: swift.explainFailures = flag(value, subject) ?? swift.explainFailures
      }
    }
  }

  private enum Isolation: String, CaseIterable {
    case nonisolated
  }

  private mutating func path(_ value: JSONValue, _ subject: String, allowing allowed: [Placeholder]) -> String? {
    parse(value, subject, "a path") { text throws(GrammarError) in
      try PatternParser.path(text, allowing: allowed)
    }
  }

  private mutating func module(_ value: JSONValue, _ subject: String, allowing allowed: [Placeholder]) -> String? {
    parse(value, subject, "a module's name") { text throws(GrammarError) in
      try PatternParser.module(text, allowing: allowed)
    }
  }

  /// What stands in the place of words, of which no two may differ in case only.
  private mutating func renames(_ value: JSONValue) -> [String: String] {
    guard value.kind == .object else {
      mismatch(value, "\"names\"", "an object such as { \"pax\": \"passengers\" }")
      return [:]
    }
    var renames: [String: String] = [:]
    for member in members(of: value) {
      do throws(GrammarError) {
        let word = try PatternParser.wireWord(EmbeddedText(member.key, at: member.keyLocation)).lowercased()
        guard let name = parse(member.value, "\"\(member.key)\"", "a name", with: PatternParser.name) else { continue }
        if renames.updateValue(name, forKey: word) != nil {
          error(at: member.keyLocation, "'\(member.key)' stands twice in \"names\", where case does not count")
        }
      } catch {
        note(error)
      }
    }
    return renames
  }

  /// The entries of a list that a parser accepts; one that stands there already is an error.
  private mutating func names(
    _ value: JSONValue, _ subject: String, _ expected: String, _ parser: (EmbeddedText) throws(GrammarError) -> String
  ) -> [String] {
    guard value.kind == .array else {
      mismatch(value, subject, "a list", hint: value.kind == .string ? "; write [\(value.text)]" : "")
      return []
    }
    var names: [String] = []
    for element in value.elements {
      guard let name = parse(element, "each entry of \(subject)", expected, with: parser) else { continue }
      if names.contains(name) {
        error(at: element.location, "'\(name)' stands twice in \(subject)")
      } else {
        names.append(name)
      }
    }
    return names
  }
}

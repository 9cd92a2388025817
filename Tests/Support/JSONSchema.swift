package import DTOGenBase

/// A JSON Schema (draft 7) as far as the schemas of this package use it; any other keyword is refused, so that a
/// schema is never thought stricter than what is tested.
package struct JSONSchema {
  package struct UnknownKeyword: Error { package var keyword: String }

  package let root: JSONValue

  package init(root: JSONValue) { self.root = root }

  /// Why the value does not fit; nil where it does.
  package func objection(to value: JSONValue) throws -> String? { try objection(to: value, by: root, at: "$") }

  private func objection(to value: JSONValue, by schema: JSONValue, at path: String) throws -> String? {
    if let constant = schema.bool { return constant ? nil : "\(path): nothing is allowed here" }
    if let reference = schema["$ref"]?.string {
      guard let name = reference.split(separator: "/").last, reference.hasPrefix("#/definitions/"),
        let target = root["definitions"]?[String(name)]
      else { throw UnknownKeyword(keyword: reference) }
      return try objection(to: value, by: target, at: path)
    }
    for keyword in schema.members {
      if let objection = try objection(to: value, keyword.key, keyword.value, of: schema, at: path) { return objection }
    }
    return nil
  }

  private func objection(
    to value: JSONValue, _ keyword: String, _ rule: JSONValue, of schema: JSONValue, at path: String
  ) throws -> String? {
    func fits(_ rule: JSONValue) throws -> Bool { try objection(to: value, by: rule, at: path) == nil }
    func verdict(_ isRight: Bool) -> String? { isRight ? nil : "\(path): \(keyword) \(rule.text.prefix(60))" }
    let length = value.string?.unicodeScalars.count
    let count = value.count
    switch keyword {
    case "$schema", "title", "description", "default", "definitions", "then", "else": return nil
    case "type":
      let names = rule.string.map { [$0] } ?? rule.elements.compactMap(\.string)
      return verdict(names.contains { JSONSchema.isA($0, value) })
    case "const": return verdict(JSONSchema.isSame(rule, value))
    case "enum": return verdict(rule.elements.contains { JSONSchema.isSame($0, value) })
    case "minLength": return verdict(length.map { $0 >= JSONSchema.int(rule) } ?? true)
    case "pattern": return verdict(try value.string.map { try JSONSchema.finds(rule, in: $0) } ?? true)
    case "minItems": return verdict(value.kind != .array || count >= JSONSchema.int(rule))
    case "maxItems": return verdict(value.kind != .array || count <= JSONSchema.int(rule))
    case "minProperties": return verdict(value.kind != .object || count >= JSONSchema.int(rule))
    case "uniqueItems": return verdict(Set(value.elements.map(\.text)).count == value.count)
    case "required":
      return verdict(value.kind != .object || rule.elements.allSatisfy { value[$0.string ?? ""] != nil })
    case "dependencies":
      return verdict(
        rule.members.allSatisfy { member in
          value[member.key] == nil || member.value.elements.allSatisfy { value[$0.string ?? ""] != nil }
        })
    case "not": return verdict(try !fits(rule))
    case "anyOf": return verdict(try rule.elements.contains { try fits($0) })
    case "allOf": return try first(rule.elements) { try objection(to: value, by: $0, at: path) }
    case "if":
      guard let branch = try schema[fits(rule) ? "then" : "else"] else { return nil }
      return try objection(to: value, by: branch, at: path)
    case "items": return try first(value.elements) { try objection(to: $0, by: rule, at: path + "[]") }
    case "propertyNames":
      return try first(value.members) { try objection(to: JSONSchema.text($0.key), by: rule, at: "\(path).\($0.key)") }
    case "properties":
      return try first(rule.members) { rule in
        try value[rule.key].flatMap { try objection(to: $0, by: rule.value, at: "\(path).\(rule.key)") }
      }
    case "patternProperties":
      return try first(value.members) { member in
        try first(rule.members) { rule in
          guard try JSONSchema.finds(JSONSchema.text(rule.key), in: member.key) else { return nil }
          return try objection(to: member.value, by: rule.value, at: "\(path).\(member.key)")
        }
      }
    case "additionalProperties":
      return try first(value.members) { member in
        if schema["properties"]?[member.key] != nil { return nil }
        let isMatched = try (schema["patternProperties"]?.members.map(\.key) ?? []).contains {
          try JSONSchema.finds(JSONSchema.text($0), in: member.key)
        }
        return isMatched ? nil : try objection(to: member.value, by: rule, at: "\(path).\(member.key)")
      }
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func first<Item>(_ items: some Sequence<Item>, _ objection: (Item) throws -> String?) rethrows -> String? {
    for item in items {
      if let objection = try objection(item) { return objection }
    }
    return nil
  }

  private static func isA(_ name: String, _ value: JSONValue) -> Bool {
    switch name {
    case "integer": value.number?.isWhole ?? false
    case "boolean": value.kind == .bool
    default: value.kind.rawValue == name
    }
  }

  private static func isSame(_ first: JSONValue, _ second: JSONValue) -> Bool {
    first.kind == second.kind && (first.string.map { $0 == second.string } ?? (first.text == second.text))
  }

  private static func int(_ value: JSONValue) -> Int { Int(value.text) ?? 0 }

  private static func finds(_ pattern: JSONValue, in text: String) throws -> Bool {
    try Regex(pattern.string ?? "").matchingSemantics(.unicodeScalar).firstMatch(in: text) != nil
  }

  /// A text as the value that a keyword is asked about.
  private static func text(_ text: String) throws -> JSONValue {
    let file = InputFile(path: "", bytes: Array(JSONPrinter.quoted(text).utf8))
    guard let document = JSONDocument.read(file).document else { throw UnknownKeyword(keyword: text) }
    return document.root
  }
}

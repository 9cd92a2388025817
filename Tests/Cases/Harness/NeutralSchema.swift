import DTOGenCore

/// A case's `schema.json` in the cases' neutral notation, on its way to a schema file of dtogen.
struct NeutralSchema {
  private let types: [(name: String, fields: JSONValue)]
  private let fixtures: [String]

  init(_ bytes: [UInt8], fixtures: [String]) throws {
    let (document, diagnostics) = JSONDocument.read(InputFile(path: "schema.json", bytes: bytes))
    guard let types = document?.root["types"]?.members else {
      throw CasesUsageError(message: "not a schema of the cases: \(diagnostics)")
    }
    self.types = try types.map { type in
      guard let fields = type.value["fields"] else { throw CasesUsageError(message: "\(type.key) has no fields") }
      return (type.key, fields)
    }
    self.fixtures = fixtures
  }

  /// The first type is the main model.
  func schema(model: String) throws -> String {
    let rest = try types.dropFirst().map { "\(Self.quoted($0.name)): { \"fields\": \(try object($0.fields)) }" }
    return """
      {
        "fixtures": [\(fixtures.map(Self.quoted).joined(separator: ", "))],
        "fields": \(try object(types[0].fields))\(rest.isEmpty ? "" : ",")
        \(rest.isEmpty ? "" : "\"types\": { \(rest.joined(separator: ", ")) }")
      }
      """
  }

  private func object(_ fields: JSONValue) throws -> String {
    let members = try fields.members.map { field in
      "\(Self.quoted(field.key.hasPrefix("$") ? "$" + field.key : field.key)): \(try type(field.value))"
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private func type(_ field: JSONValue) throws -> String {
    var members = try form(field)
    if field["optional"]?.bool == true { members.append("\"$optional\": true") }
    for key in ["default", "aliases", "description", "deprecated"] {
      if let value = field[key] { members.append("\"$\(key)\": \(value.text)") }
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private func form(_ field: JSONValue) throws -> [String] {
    switch field["type"]?.string {
    case "string", "id": return [#""$type": "string""#]
    case "int": return [#""$type": "int""#]
    case "bool": return [#""$type": "bool""#]
    case "ref":
      guard let name = field["to"]?.string else { throw CasesUsageError(message: "a reference without a name") }
      return [#""$type": \#(Self.quoted(name))"#]
    case "list":
      guard let element = field["of"] else { throw CasesUsageError(message: "a list without an element") }
      return [#""$list": \#(try type(element))"#]
    case "money":
      guard let amount = field["amount_key"]?.string, let currency = field["currency_key"]?.string else {
        throw CasesUsageError(message: "money without keys")
      }
      return [
        #"\#(Self.quoted(amount)): "int64""#, #"\#(Self.quoted(currency)): "string""#,
        #""$domain": "Money?(isoCurrency: \#(currency), minorUnits: \#(amount))""#,
      ]
    case let other: throw CasesUsageError(message: "no translation of the type \(other ?? "that is missing")")
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }
}

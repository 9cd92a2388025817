import ToolSupport

@testable import DTOGenBase
@testable import DTOGenCore
@testable import DTOGenOutput

/// A random schema of one model that changes as schemas do, and the mapper and the struct that it gives.
struct SchemaSketch {
  struct Field: Hashable {
    var name: String
    var type: String
  }

  static let types = [
    "string", "int", "int64", "double", "bool", "date-time", "uuid", "url", "decimal-string", "date", "string?",
    "int?", "date?", "[string]", "Progress",
  ]
  private static let words = [
    "offer", "origin", "stop", "seat", "price", "cabin", "carrier", "fare", "bag", "meal", "gate", "delay", "tax",
  ]
  private static let endings = ["name", "code", "total", "level", "kind", "note", "label", "rank"]

  var fields: [Field] = []
  var checks: [String] = []
  var statuses = ["open", "closed"]
  private var used = 0

  init(_ numbers: inout SeededNumbers) {
    for _ in 0..<(3 + numbers.below(18)) { fields.append(newField(&numbers)) }
    for _ in 0..<numbers.below(3) { addCheck(&numbers) }
  }

  private mutating func newField(_ numbers: inout SeededNumbers) -> Field {
    used += 1
    let name = "\(numbers.pick(Self.words))_\(numbers.pick(Self.endings))_\(Self.letters(used))"
    return Field(name: name, type: numbers.pick(Self.types))
  }

  /// Names without digits, so that they read like names.
  private static func letters(_ number: Int) -> String {
    String(
      String(number, radix: 10).map { Character(UnicodeScalar(UInt8(ascii: "a") + UInt8($0.wholeNumberValue ?? 0))) })
  }

  private mutating func addCheck(_ numbers: inout SeededNumbers) {
    guard let field = fields.filter({ ["int", "int64", "double"].contains($0.type) }).randomElement(using: &numbers)
    else { return }
    let check = "\(field.name) >= \(numbers.below(5))"
    if !checks.contains(where: { $0.hasPrefix(field.name + " ") }) { checks.append(check) }
  }

  /// Changes the schema; the wire names of fields and checks that it gained.
  mutating func change(_ numbers: inout SeededNumbers) -> Set<String> {
    var gained: Set<String> = []
    for _ in 0..<(1 + numbers.below(4)) {
      switch numbers.below(8) {
      case 0, 1, 2:
        let field = newField(&numbers)
        fields.insert(field, at: numbers.chance(40) ? fields.count : numbers.below(fields.count + 1))
        gained.insert(field.name)
      case 3 where fields.count > 2:
        let removed = fields.remove(at: numbers.below(fields.count))
        forget(removed.name, &gained)
      case 4:
        let index = numbers.below(fields.count)
        fields[index].type = numbers.pick(Self.types)
        checks.removeAll { $0.hasPrefix(fields[index].name + " ") }
      case 5:
        let index = numbers.below(fields.count)
        forget(fields[index].name, &gained)
        fields[index].name += "_x"
        gained.insert(fields[index].name)
      case 6: addCheck(&numbers)
      default: if numbers.chance(50) { statuses.append("later") } else { statuses = ["open"] }
      }
    }
    return gained
  }

  private mutating func forget(_ name: String, _ gained: inout Set<String>) {
    gained.remove(name)
    checks.removeAll { $0.hasPrefix(name + " ") }
  }

  /// The mapper and the domain struct.
  func texts() -> (mapper: String, domain: String)? {
    let lines = fields.map { field in
      field.type == "Progress" ? "\"\(field.name)\": \"string\"" : "\"\(field.name)\": \"\(field.type)\""
    }
    let domain = fields.map { field in
      let value = field.type == "Progress" ? "Progress(\(field.name))" : field.name
      return "\"\(property(field.name))\": \"\(value)\""
    }
    let cases = statuses.map { "\"\($0)\": [\"\($0)\"]" }
    let schema = """
      { "fields": { \(lines.joined(separator: ", ")) }, "domain": { \(domain.joined(separator: ", ")) },
        "checks": [\(checks.map { "\"\($0)\"" }.joined(separator: ", "))],
        "statuses": { "Progress": { \(cases.joined(separator: ", ")) } } }
      """
    let file = InputFile(path: "Features/Search/Data/Offer.dto.json", bytes: Array(schema.utf8))
    let output = Pipeline.generate(ProjectInput(schemas: [file]), features: [])
    func text(_ path: String) -> String? {
      output.files.first { $0.path == path }.map { String(decoding: $0.contents, as: UTF8.self) }
    }
    guard let mapper = text("Features/Search/Data/Offer+DTO.swift"),
      let domain = text("Features/Search/Domain/Offer.swift")
    else { return nil }
    return (mapper, domain)
  }

  func property(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// One thing that a generated DTO does: a Swift expression, and the text of its value or error.
struct DTOProbe: Sendable, CustomStringConvertible {
  var expression: String
  var expected: String

  /// The value at `member` of a document decoded as a type.
  init(_ type: String, _ json: String, _ member: String, _ expected: String) {
    expression = "try decode(\(type).self, ####\"\(json)\"####)\(member)"
    self.expected = expected
  }

  /// The value at `member` of what a model's mapper makes of a document.
  init(mapping type: String, _ json: String, _ member: String, _ expected: String) {
    let flat = json.split(separator: "\n").joined()
    expression = "try \(type)(dto: decode(\(type)DTO.self, ####\"\(flat)\"####))\(member)"
    self.expected = expected
  }

  /// What a document is once decoded as a type and encoded again.
  static func encoding(_ type: String, _ json: String, _ expected: String) -> DTOProbe {
    var probe = DTOProbe(type, json, "", expected)
    probe.expression = "try encoded(\(type).self, ####\"\(json)\"####)"
    return probe
  }

  var description: String { expression }

  /// A program that prints one line for each expression.
  static func program(_ probes: [DTOProbe]) -> String {
    let lines = probes.map { "show { \($0.expression) }" }
    return """
      import Foundation

      func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
          try WireDecoder.decode(type, from: Data(json.utf8))
      }

      func encoded<T: Codable>(_ type: T.Type, _ json: String) throws -> String {
          let encoder = JSONEncoder()
          encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
          encoder.keyEncodingStrategy = .convertToSnakeCase
          return String(decoding: try encoder.encode(decode(type, json)), as: UTF8.self)
      }

      func show<T>(_ body: () throws -> T) {
          do {
              let value = try body()
              if let optional = Mirror(reflecting: value).displayStyle, optional == .optional {
                  print(Mirror(reflecting: value).children.first.map { "\\($0.value)" } ?? "nil")
              } else {
                  print(value)
              }
          } catch {
              print("error: \\(error)")
          }
      }

      \(lines.joined(separator: "\n"))
      """
  }
}

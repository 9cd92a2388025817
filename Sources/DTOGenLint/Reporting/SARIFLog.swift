import DTOGenBase

/// Findings as a log of the Static Analysis Results Interchange Format, version 2.1.0, with the rules' documentation.
enum SARIFLog {
  static func tree(_ findings: [Finding], version: String, path: (String) -> String) -> JSONTree {
    let rules = LintRule.all.map { rule in
      object(
        ("id", .string(rule.name)),
        ("shortDescription", text(rule.summary.withoutCodeMarks)),
        ("fullDescription", text(rule.reason.withoutCodeMarks)),
        ("defaultConfiguration", object(("level", .string(rule.severity.rawValue)))))
    }
    let driver = object(
      ("name", .string("dtogen")), ("semanticVersion", .string(version)), ("rules", .array(rules)))
    let run = object(
      ("tool", object(("driver", driver))), ("columnKind", .string("utf16CodeUnits")),
      ("results", .array(findings.map { result($0, path) })))
    return object(
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")), ("version", .string("2.1.0")),
      ("runs", .array([run])))
  }

  private static func result(_ finding: Finding, _ path: (String) -> String) -> JSONTree {
    let index = LintRule.all.firstIndex { $0.name == finding.rule } ?? 0
    var region: [JSONTree.Member] = []
    if let line = finding.location.line { region.append(.init("startLine", .number("\(line)"))) }
    if let column = finding.utf16Column { region.append(.init("startColumn", .number("\(column)"))) }
    let place = object(
      ("artifactLocation", object(("uri", .string(encoded(path(finding.location.file)))))),
      ("region", .object(region)))
    return object(
      ("ruleId", .string(finding.rule)), ("ruleIndex", .number("\(index)")),
      ("level", .string(finding.severity == .error ? "error" : "warning")), ("message", text(finding.message)),
      ("locations", .array([object(("physicalLocation", place))])))
  }

  private static func text(_ text: String) -> JSONTree { object(("text", .string(text))) }

  private static func object(_ members: (String, JSONTree)...) -> JSONTree {
    .object(members.map { JSONTree.Member($0.0, $0.1) })
  }

  /// A path as the path of a URI.
  private static func encoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}

extension String {
  /// Code marks mean nothing where no Markdown is read.
  fileprivate var withoutCodeMarks: String { filter { $0 != "`" } }
}

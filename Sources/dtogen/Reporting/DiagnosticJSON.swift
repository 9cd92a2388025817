import DTOGenCore

/// A diagnostic as a JSON object on one line: `severity`, `message`, and `file`, `line`, `column` where they are known.
enum DiagnosticJSON {
  static func line(_ diagnostic: Diagnostic) -> String {
    var members: [JSONTree.Member] = [.init("severity", .string(diagnostic.severity.rawValue))]
    if let location = diagnostic.location {
      members.append(.init("file", .string(location.file)))
      if let line = location.line { members.append(.init("line", .number("\(line)"))) }
      if let column = location.column { members.append(.init("column", .number("\(column)"))) }
    }
    if let drift = diagnostic.drift { members.append(.init("drift", .string("\(drift.kind)"))) }
    members.append(.init("message", .string(diagnostic.message)))
    return JSONPrinter.compact(.object(members))
  }
}

import Foundation
import Testing

/// What is said at each level, and how, by the built binary: standard error is its own.
@Suite struct ReporterTests {
  private func errors(_ words: String...) throws -> String {
    var errors = ""
    try Sandbox.with { sandbox in
      try sandbox.write(
        "Features/A/Data/B.dto.json", #"{ "fields": { "id": "string", "x": "int" }, "domain": { "id": "id" } }"#)
      errors = try BuiltTool.run(["generate"] + words, in: sandbox).errors
    }
    return errors
  }

  @Test func saysWarningsAndChanges() throws {
    let said = try errors()
    #expect(said.contains("Features/A/Data/B.dto.json:1:") && said.contains(": warning: "))
    #expect(said.contains("wrote Features/A/Data/BDTO.swift\n"))
    #expect(!said.contains("read in "))
  }

  @Test func explainsWhenAsked() throws {
    #expect(try errors("--verbose").contains("1 schema, 0 fixtures"))
  }

  @Test func isQuietAboutAllButErrors() throws {
    #expect(try errors("--quiet") == "")
    let said = try errors("--quiet", "--check").split(separator: "\n")
    #expect(said.count == 2 && said.allSatisfy { $0.hasPrefix("error: ") })
  }

  @Test func isJSONLineByLine() throws {
    let lines = try errors("--diagnostics", "json").split(separator: "\n")
    #expect(lines.count > 3)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["message"] is String && object?["severity"] is String, "\(line)")
    }
  }
}

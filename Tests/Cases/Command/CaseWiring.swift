/// What a case needs beyond the common harness: options that its text asks for, and more than its check sees.
struct CaseWiring: Sendable {
  /// `dtogen.json` of the case's project.
  var configuration: String?
  /// The main model's name.
  var model = "Root"
  /// Folder permissions mean nothing to root, so the check runs as another user.
  var needsPlainUser = false
  /// Bash that runs after the check: what `expected.md` calls right and its check does not look at.
  var also: String?

  static func of(_ id: String) -> CaseWiring { table[id] ?? CaseWiring() }

  private static let table: [String: CaseWiring] = [
    "b01": CaseWiring(configuration: #"{ "version": 1, "swift": { "access": "public" } }"#, also: "tc out"),
    "b06": CaseWiring(also: #"[ "$(eval "$CASE_CHECK")" -le 2 ]"#),
    "b07": CaseWiring(needsPlainUser: true),
    "b09": CaseWiring(needsPlainUser: true),
    "b16": CaseWiring(
      configuration: #"{ "version": 1, "layout": { "tests": "Tests", "fixtures": "Tests/Fixtures" } }"#),
    "d04": CaseWiring(also: "grep -i 'zone' err && dm out input.json | grep ^OK"),
    "n06": CaseWiring(also: #"grep -r "let custom: \[String: " out/Features/Case/Domain"#),
    "t07": CaseWiring(
      configuration: #"{ "version": 1, "swift": { "module": "Orders" } }"#, model: "Orders"),
  ]
}

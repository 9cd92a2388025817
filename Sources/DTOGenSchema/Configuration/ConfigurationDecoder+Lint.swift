import DTOGenBase

extension DecodingContext {
  /// The `lint` block: a level for each rule that it names.
  mutating func lint(_ value: JSONValue, _ lint: inout LintSettings) {
    guard value.kind == .object else {
      return mismatch(value, "\"lint\"", "an object such as { \"rules\": { \"shared-model\": \"off\" } }")
    }
    for member in members(of: value, among: ["rules"], in: "\"lint\"") {
      guard member.value.kind == .object else {
        mismatch(member.value, "\"rules\"", "an object of rules and their levels")
        continue
      }
      for rule in members(of: member.value, among: LintRuleName.allCases.map(\.rawValue), in: "\"rules\"") {
        guard let name = LintRuleName(rawValue: rule.key) else { continue }
        lint.rules[name] = choice(rule.value, "\"\(rule.key)\"") ?? lint.rules[name]
      }
    }
  }
}

import DTOGenCore

extension CommandCatalog {
  static let lint = CommandSpecification(
    name: .lint,
    synopsis: "[--format FORMAT] [--baseline FILE [--update-baseline]] | --list-rules | --explain RULE",
    summary: "Find code that crosses the boundaries between layers and features.",
    discussion: """
      Reads the project's Swift sources and prints each breach of a rule with its place. Errors fail the run, warnings
      do not; "lint" in dtogen.json sets what a rule counts as. A comment '// dtogen:allow rule reason' keeps a finding
      in its line, or in the next line of code. The README explains the rules.
      """,
    options: [
      OptionSpecification(
        "--format", .one("FORMAT", .words(["text", "json", "github", "sarif"])), help: "How to write the findings."),
      OptionSpecification("--baseline", .one("FILE", .file), help: "Findings that are known: only others are shown."),
      OptionSpecification("--update-baseline", help: "Write all findings into the baseline."),
      OptionSpecification("--list-rules", help: "Print the rules as a table in Markdown."),
      OptionSpecification(
        "--explain", .one("RULE", .words(LintRuleName.allCases.map(\.rawValue))),
        help: "Print what a rule is for, with an example."),
    ],
    examples: [
      "dtogen lint", "dtogen lint --format github",
      "dtogen lint --baseline lint-baseline.json --update-baseline",
    ])

  static let kernel = CommandSpecification(
    name: .kernel,
    synopsis: "init | check [--acknowledge TYPE --reason TEXT]",
    summary: "Start the shared kernel, or ask whether what is in it belongs there.",
    discussion: """
      'init' writes the types that every kernel has, and those that the schemas use; what is there already stays.
      'check' fails where a kernel type imports, decodes, serves fewer than three features or changed its fields, and
      prints each feature's uses side by side: whether they mean the same, people must say.
      """,
    options: [
      OptionSpecification(
        "--acknowledge", .one("TYPE", .nothing), help: "Record the fields of a type as they are."),
      OptionSpecification("--reason", .one("TEXT", .nothing), help: "Why the fields are as they are."),
    ],
    operandWords: ["init", "check"],
    examples: [
      "dtogen kernel init", "dtogen kernel check",
      "dtogen kernel check --acknowledge Money --reason 'refunds need the exponent'",
    ])
}

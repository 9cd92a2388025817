import DTOGenCore

/// Every command and option there is: the one list behind parsing, help and completion.
enum CommandCatalog {
  static let usage = "dtogen COMMAND [OPTIONS]"

  static let parts = ["dto", "mapper", "status", "tests", "domain"]

  static let commonOptions = [
    OptionSpecification(
      "--root", .one("DIR", .folder), help: "The project's root; every path of a plan lies below it."),
    OptionSpecification(
      "--config", .one("FILE", .file), help: "The configuration, instead of the nearest dtogen.json."),
    OptionSpecification("--quiet", short: "-q", help: "Say nothing but errors."),
    OptionSpecification("--verbose", short: "-v", help: "Also say what was read and left as it was."),
    OptionSpecification(
      "--diagnostics", .one("FORMAT", .words(["text", "json"])), help: "text (default), or one JSON object a line."),
    OptionSpecification("--help", short: "-h", help: "Show help."),
    OptionSpecification("--version", help: "Show the version."),
  ]

  static func command(_ name: CommandName) -> CommandSpecification {
    switch name {
    case .scaffold: scaffold
    case .generate: generate
    case .restore: restore
    case .infer: infer
    case .lint: lint
    case .kernel: kernel
    case .`init`: initialise
    case .templates: templates
    case .completions: completions
    case .help: help
    }
  }

  private static let atOption = OptionSpecification(
    "--at", .one("PATH", .nothing), help: "Where in each document the samples stand, such as data.offers[].")

  private static let scaffold = CommandSpecification(
    name: .scaffold,
    synopsis: "FEATURE/MODEL --fixture FILE… [--at PATH] [--stdout] [--only PARTS]",
    summary: "Start a model from captured responses.",
    discussion: """
      Infers a schema from the fixtures and writes it, the DTO, the mapper, the domain types and the tests into the
      feature's folders. An existing schema is never rewritten: edit it and run 'dtogen generate'.
      """,
    options: [
      OptionSpecification(
        "--fixture", .several("FILE", .file),
        help: "Captured responses: files, a folder of .json and .jsonl files, or - for standard input."),
      atOption,
      OptionSpecification("--stdout", help: "Print the files instead of writing them."),
      OptionSpecification(
        "--only", .one("PARTS", .words(parts)), help: "Only these parts, by commas: \(parts.joined(separator: ", "))."),
    ],
    examples: [
      "dtogen scaffold Search/FlightOffer --fixture offer.json",
      "dtogen scaffold Search/FlightOffer --fixture captures/*.json --at 'data.offers[]'",
      "pbpaste | dtogen scaffold Search/FlightOffer --fixture - --stdout",
    ])

  private static let generate = CommandSpecification(
    name: .generate,
    synopsis: "[--check] [--diff] [--dry-run] [--prune] [--force] [--conflict STYLE] [--depfile FILE] [FEATURE…]",
    summary: "Bring the generated code up to date with the schemas.",
    discussion: """
      Writes what the schemas of the named features (of all, without a name) ask for, and touches nothing that is up to
      date. Mappers and domain types are yours: they gain what the schema gained, and no line that you wrote or changed
      is altered. What could not be merged is said with its place.
      """,
    options: [
      OptionSpecification("--check", help: "Write nothing; exit 1 and print a diff when a file is out of date."),
      OptionSpecification("--diff", help: "Write nothing; print what would change as a diff."),
      OptionSpecification("--dry-run", help: "Write nothing; name the files that would be written."),
      OptionSpecification("--force", help: "Also replace generated files that were edited, and others in their way."),
      OptionSpecification("--prune", help: "Also remove files that no schema asks for any more and nobody edited."),
      OptionSpecification(
        "--conflict", .one("STYLE", .words(["report", "markers"])),
        help: "Where the schema changed what you edited: report (default), or markers as git writes them."),
      OptionSpecification(
        "--depfile", .one("FILE", .file), help: "Also write what was read, as a rule for Make and Ninja."),
      OptionSpecification("--stamp", .one("FILE", .file), help: "Also write FILE, as the one thing that a rule makes."),
      OptionSpecification(
        "--into", .one("DIR", .folder), help: "For builds: write a file for each schema, to be compiled from DIR."),
      OptionSpecification(
        "--part", .one("PART", .words(BuildFileNames.Part.allCases.map(\.rawValue))),
        help: "With --into: sources (default), tests, or check, which only compares."),
      OptionSpecification(
        "--schema", .several("FILE", .file), help: "With --into: only these schema files, in place of all."),
      OptionSpecification("--list-inputs", help: "Write nothing; print the files that a run reads."),
      OptionSpecification("--list-outputs", help: "Write nothing; print the files that a run keeps up to date."),
    ],
    examples: ["dtogen generate", "dtogen generate Search Trips", "dtogen generate --check"])

  private static let restore = CommandSpecification(
    name: .restore,
    synopsis: "PATH… [--stdout]",
    summary: "Bring back a mapper or a domain type that was deleted.",
    discussion: """
      'dtogen generate' leaves deleted what you deleted. This writes it again as the schema has it today; with
      --stdout it only prints that, also for a file that is there, to compare the two.
      """,
    options: [OptionSpecification("--stdout", help: "Print the files instead of writing them.")],
    takesFiles: true,
    examples: ["dtogen restore Features/Search/Data/FlightOffer+DTO.swift"])

  private static let infer = CommandSpecification(
    name: .infer,
    synopsis: "--model NAME [--at PATH] [--explain PATH] FILE…",
    summary: "Print the schema that captured responses show.",
    discussion: """
      The schema file goes to standard output; nothing is written. With --explain, the reasons for the type at a path of
      the model go there instead: which value of which file made it optional or wider.
      """,
    options: [
      OptionSpecification("--model", .one("NAME", .nothing), help: "The main model's name, such as FlightOffer."),
      atOption,
      OptionSpecification(
        "--explain", .one("PATH", .nothing),
        help: "Say why the type at this path of the model is what it is; . for all."),
    ],
    takesFiles: true,
    examples: [
      "dtogen infer --model FlightOffer offer.json",
      "dtogen infer --model FlightOffer --explain price.amount captures/*.json",
      "curl -s https://api.example/offers | dtogen infer --model Offer -",
    ])

  private static let initialise = CommandSpecification(
    name: .`init`,
    synopsis: "",
    summary: "Write dtogen.json and say what to add to Package.swift.",
    discussion: "An existing dtogen.json is left alone.",
    options: [],
    examples: ["dtogen init", "dtogen init --root App"])

  private static let templates = CommandSpecification(
    name: .templates,
    synopsis: "list | export DIR",
    summary: "List the built-in templates, or copy them to a folder to change them.",
    discussion: """
      A template of the same name in the folder that "templates" names in dtogen.json replaces the built-in one.
      Files that are there already are left alone.
      """,
    options: [],
    operandWords: ["list", "export"],
    examples: ["dtogen templates list", "dtogen templates export Templates"])

  private static let completions = CommandSpecification(
    name: .completions,
    synopsis: "bash | zsh | fish",
    summary: "Print a shell's completion script.",
    discussion: "The script goes to standard output.",
    options: [],
    operandWords: ["bash", "zsh", "fish"],
    examples: ["source <(dtogen completions bash)", "dtogen completions fish > ~/.config/fish/completions/dtogen.fish"])

  private static let help = CommandSpecification(
    name: .help,
    synopsis: "[COMMAND]",
    summary: "Show help for a command.",
    discussion: "Without a command: the list of all.",
    options: [],
    operandWords: CommandName.allCases.map(\.rawValue),
    examples: ["dtogen help scaffold"])
}

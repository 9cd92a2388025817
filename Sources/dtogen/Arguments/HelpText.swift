/// The help pages, made from the catalogue.
enum HelpText {
  static func overview() -> String {
    var text = """
      Turns captured JSON into each feature's own data layer: DTOs, mappers, statuses and tests.

      usage: \(CommandCatalog.usage)

      commands:

      """
    text += table(CommandName.allCases.map { ($0.rawValue, CommandCatalog.command($0).summary) })
    text += "\ncommon options:\n" + options(CommandCatalog.commonOptions)
    text += "\n'dtogen help COMMAND' shows a command's options and examples.\n"
    return text
  }

  static func page(for command: CommandSpecification) -> String {
    var text = "\(command.summary)\n\nusage: \(command.usage)\n\n\(command.discussion)\n"
    if !command.options.isEmpty { text += "\noptions:\n" + options(command.options) }
    text += "\ncommon options:\n" + options(CommandCatalog.commonOptions)
    text += "\nexamples:\n" + command.examples.map { "  \($0)\n" }.joined()
    return text
  }

  private static func options(_ options: [OptionSpecification]) -> String {
    table(options.map { option in ((option.short.map { "\($0), " } ?? "") + option.signature, option.help) })
  }

  /// Two columns, the second aligned by the widest entry of the first.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0)\(String(repeating: " ", count: width - $0.count))  \($1)\n" }.joined()
  }
}

/// A command line that was understood: the command, its operands and the values of its options.
///
/// Options are kept by name with their dashes; a flag has an empty list of values.
struct ParsedArguments: Sendable {
  var command: CommandName?
  var operands: [String] = []
  private var values: [String: [String]] = [:]

  init() {}

  mutating func add(_ option: OptionSpecification, _ given: [String]) {
    values[option.name, default: []] += given
  }

  func has(_ option: String) -> Bool { values[option] != nil }

  /// The last value given, so that a script's default can be overridden by what follows it.
  func value(_ option: String) -> String? { values[option]?.last }

  func values(_ option: String) -> [String] { values[option] ?? [] }

  /// The values of an option that takes a list by commas and may be repeated.
  func list(_ option: String) -> [String] {
    values(option).flatMap { $0.split(separator: ",", omittingEmptySubsequences: false).map(trimmed) }
  }

  private func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

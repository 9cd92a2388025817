/// The commands, in the order in which the help lists them.
///
/// The command plugin has this file too, through a symbolic link.
enum CommandName: String, Sendable, CaseIterable {
  case scaffold, generate, restore, infer, lint, kernel, `init`, templates, completions, help
}

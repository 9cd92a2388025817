import Testing

@testable import dtogen

/// Command lines that say too little, too much or something unknown: the command's own usage helps, and nothing is
/// written.
@Suite struct CommandUsageTests {
  @Test(arguments: [
    (["scaffold", "--fixture", "a.json"], "FEATURE/MODEL is missing"),
    (["scaffold", "Search", "--fixture", "a.json"], "'Search' is not FEATURE/MODEL"),
    (["scaffold", "Search/", "--fixture", "a.json"], "'Search/' is not FEATURE/MODEL"),
    (["scaffold", "Search/Offer"], "'--fixture FILE' is missing"),
    (
      ["scaffold", "Search/Offer", "--only", "dto,maper", "--fixture", "a.json"], "'--only' does not know 'maper'; did"
    ),
    (["generate", "--prune", "Search"], "'--prune' looks at the whole project"),
    (["generate", "Serach"], "there is no feature 'Serach'"),
    (["restore"], "PATH is missing"),
    (["lint", "extra"], "'extra'"),
    (["lint", "--update-baseline"], "'--update-baseline' needs '--baseline FILE'"),
    (["kernel"], "an action is missing: 'init' or 'check'"),
    (["kernel", "chekc"], "unknown action 'chekc'; did you mean 'check'?"),
    (["kernel", "init", "--acknowledge", "A", "--reason", "b"], "'--acknowledge' and '--reason' belong to"),
    (["kernel", "check", "--acknowledge", "A"], "'--acknowledge TYPE' and '--reason TEXT' stand together"),
    (["kernel", "check", "--acknowledge", "A", "--reason", "b"], "the kernel has no type 'A'"),
    (["init", "extra"], "'extra'"),
    (["templates"], "an action is missing"),
    (["templates", "export"], "'templates export' needs the folder"),
    (["templates", "lsit"], "unknown action 'lsit'; did you mean 'list'?"),
  ])
  func saysWhatIsWrong(words: [String], message: String) throws {
    try Sandbox.with { sandbox in
      let error = try #require(try CommandRun.mistake(words, in: sandbox))
      #expect(error.message.contains(message), "\(error.message)")
      #expect(error.command?.rawValue == words[0])
      #expect(try sandbox.files() == [])
    }
  }
}

import Testing

/// Streams and exit codes of the built binary.
@Suite(.serialized) struct CommandLineTests {
  @Test func namesTheNearestCommand() throws {
    try Sandbox.with { sandbox in
      let result = try BuiltTool.run("generat", in: sandbox)
      #expect(result.status == 64)
      #expect(result.errors.contains("did you mean 'generate'"))
      #expect(result.errors.contains("usage: dtogen"))
      #expect(result.output.isEmpty)
    }
  }

  @Test func showsHelpAndVersionOnStandardOutput() throws {
    try Sandbox.with { sandbox in
      for command in ["scaffold", "generate", "infer", "lint", "kernel", "init", "templates", "completions", "help"] {
        let page = try BuiltTool.run(command, "--help", in: sandbox)
        #expect(page.status == 0)
        #expect(page.output.contains("usage: dtogen \(command)"))
        #expect(page.output.contains("examples:"))
        #expect(page.errors.isEmpty)
      }
      #expect(try BuiltTool.run("help", "scaffold", in: sandbox).output.contains("--fixture FILE…"))
      #expect(try BuiltTool.run("--version", in: sandbox).output.hasPrefix("dtogen "))
      #expect(try BuiltTool.run(in: sandbox).status == 64)
    }
  }

  @Test func writesOneObjectALineWhenAskedForJSON() throws {
    try Sandbox.with { sandbox in
      let result = try BuiltTool.run("infer", "--model", "A", "--diagnostics=json", "né \"1\".json", in: sandbox)
      #expect(result.status == 1)
      #expect(
        result.errors == """
          {"severity":"error","file":"né \\"1\\".json","message":"cannot read it: there is no such file or folder"}

          """)
    }
  }

  @Test func startsAConfigurationOnce() throws {
    try Sandbox.with { sandbox in
      let first = try BuiltTool.run("init", in: sandbox)
      #expect(first.status == 0)
      #expect(first.output.isEmpty)
      #expect(first.errors.contains(".testTarget("))
      try sandbox.write("dtogen.json", "{}")
      let second = try BuiltTool.run("init", in: sandbox)
      #expect(second.status == 0)
      #expect(second.errors.contains("left alone"))
      #expect(try sandbox.read("dtogen.json") == "{}")
    }
  }

  @Test func exportsTheTemplatesThatItLists() throws {
    try Sandbox.with { sandbox in
      let list = try BuiltTool.run("templates", "list", in: sandbox).output.split(separator: "\n").map(String.init)
      let mine = try "My Templates/" + #require(list.first)
      try sandbox.write(mine, "mine")
      let export = try BuiltTool.run("templates", "export", "My Templates", in: sandbox)
      #expect(export.status == 0)
      #expect(try sandbox.files() == list.map { "My Templates/" + $0 }.sorted())
      #expect(try sandbox.read(mine) == "mine")
    }
  }

  @Test func printsACompletionScriptThatNamesEveryCommand() throws {
    try Sandbox.with { sandbox in
      for shell in ["bash", "zsh", "fish"] {
        let script = try BuiltTool.run("completions", shell, in: sandbox)
        #expect(script.status == 0)
        #expect(script.output.contains("scaffold") && script.output.contains("fixture"))
      }
      let wrong = try BuiltTool.run("completions", "bsh", in: sandbox)
      #expect(wrong.status == 64)
      #expect(wrong.errors.contains("did you mean 'bash'"))
    }
  }
}

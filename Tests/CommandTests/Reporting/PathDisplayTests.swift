import Testing

@testable import dtogen

/// Paths as the user, standing somewhere, can open them.
@Suite struct PathDisplayTests {
  @Test(arguments: [
    ("/p", "/p", "A/b.json", "A/b.json"), ("/p", "/p", "./A//b.json", "A/b.json"), ("/p/A", "/p", "A/b.json", "b.json"),
    ("/p/B/C", "/p", "A/b.json", "../../A/b.json"), ("/", "/p", "A/b.json", "p/A/b.json"),
    ("/q", "/p", "A/b.json", "/p/A/b.json"), ("/p", "/p", "/q/b.json", "/q/b.json"),
    ("/p", "/p", "/p/b.json", "b.json"),
  ])
  func isSeenFromTheWorkingFolder(working: String, root: String, path: String, shown: String) {
    #expect(PathDisplay(working: working, root: root).text(for: path) == shown)
  }

  @Test func keepsTheUsersSpelling() {
    let display = PathDisplay(working: "/p", root: "/p", spellings: ["/q/b.json": "../q/b.json"])
    #expect(display.text(for: "/q/b.json") == "../q/b.json")
  }

  @Test func isInFullForABuild() {
    let display = PathDisplay(working: "/p", root: "/p", isAbsolute: true)
    #expect(display.text(for: "A/b.json") == "/p/A/b.json")
  }
}

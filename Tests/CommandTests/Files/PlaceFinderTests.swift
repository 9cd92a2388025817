import Testing

@testable import dtogen

@Suite struct PlaceFinderTests {
  @Test func findsTheSamePlacesWhetherItLearntTheFoldersOrNot() throws {
    try Sandbox.with { sandbox in
      try sandbox.write("root/there/keep.txt", "")
      try sandbox.write("root/file", "")
      try sandbox.link("root/inside", to: "there")
      try sandbox.link("root/outside", to: "../root2")
      try sandbox.write("root2/keep.txt", "")
      let paths = [
        "a", "there/a", "there/deep/er/a", "inside/a", "inside/b/a", "missing/a", "outside/a", "file/a", "../a", "",
        "there//a", "there/./a", "/there/a",
      ]
      let fresh = PlaceFinder(try RootFolder(sandbox.path("root")))
      var learnt = fresh
      for path in paths { learnt.learn(wayTo: path[...]) }
      for path in paths { #expect(place(path, learnt) == place(path, fresh)) }
      #expect(place("inside/b/a", learnt) == fresh.root.path + "/there/b/a")
      #expect(place("missing/a", learnt) == fresh.root.path + "/missing/a")
      #expect(place("outside/a", learnt).contains("outside the project's root"))
    }
  }

  private func place(_ path: String, _ finder: PlaceFinder) -> String {
    do throws(FileError) {
      return try finder.place(for: path)
    } catch {
      return "\(error.path): \(error.message)"
    }
  }
}

import Testing

@testable import dtogen

@Suite struct FilePathTests {
  @Test func cleansPaths() {
    #expect(FilePath.normalised("./a//b/../c/") == "a/c")
    #expect(FilePath.normalised("/../a") == "/a")
    #expect(FilePath.normalised("../../a") == "../../a")
    #expect(FilePath.normalised("a/..") == ".")
  }

  @Test func showsAPathFromAFolder() {
    #expect(FilePath.relative("/app/F/a.json", to: "/app") == "F/a.json")
    #expect(FilePath.relative("/app/F/a.json", to: "/app/F/Data") == "../a.json")
    #expect(FilePath.relative("/app", to: "/app") == ".")
    #expect(FilePath.relative("/other/a", to: "/app") == nil)
  }

  @Test func knowsWhatLiesBelowAFolder() {
    #expect(FilePath.below("/app", "/app/a") == "a")
    #expect(FilePath.below("/app", "/apple/a") == nil)
    #expect(FilePath.below("/", "/a/b") == "a/b")
  }
}

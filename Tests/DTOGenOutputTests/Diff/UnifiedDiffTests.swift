import Testing

@testable import DTOGenOutput

/// The diff that `generate --check` and `--diff` show.
@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String?, path: String = "F/x.swift") -> String {
    UnifiedDiff.text(path: path, old: old.map { Array($0.utf8) }, new: new.map { Array($0.utf8) })
  }

  @Test func equalTextsHaveNoDiff() {
    #expect(diff("a\nb", "a\nb") == "")
    #expect(diff("", "") == "")
  }

  @Test func aChangeStandsBetweenThreeLinesOfContext() {
    let old = (1...20).map { "line \($0)\n" }.joined()
    let new = old.split(separator: "line 10\n").joined(separator: "line ten\nline ten and a half\n")
    #expect(
      diff(old, new) == """
        --- a/F/x.swift
        +++ b/F/x.swift
        @@ -7,7 +7,8 @@
         line 7
         line 8
         line 9
        -line 10
        +line ten
        +line ten and a half
         line 11
         line 12
         line 13

        """)
  }

  @Test func changesWhoseContextsTouchShareAHunk() {
    let lines = (1...30).map { "\($0)\n" }
    func text(without removed: Set<Int>) -> String {
      lines.indices.filter { !removed.contains($0) }.map { lines[$0] }.joined()
    }
    #expect(
      diff(lines.joined(), text(without: [5, 12])).split(separator: "\n").filter { $0.hasPrefix("@@") } == [
        "@@ -3,14 +3,12 @@"
      ])
    #expect(
      diff(lines.joined(), text(without: [5, 13])).split(separator: "\n").filter { $0.hasPrefix("@@") }
        == ["@@ -3,7 +3,6 @@", "@@ -11,7 +10,6 @@"])
  }

  @Test func aMissingLastLineEndIsSaid() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- a/F/x.swift
        +++ b/F/x.swift
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test func aCreatedOrDeletedFileStandsAgainstNothing() {
    #expect(diff(nil, "a\n") == "--- /dev/null\n+++ b/F/x.swift\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\nb\n", nil) == "--- a/F/x.swift\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-a\n-b\n")
    #expect(diff(nil, "") == "--- /dev/null\n+++ b/F/x.swift\n")
    #expect(diff("a\n", "", path: "F/a b.swift") == "--- a/F/a b.swift\t\n+++ b/F/a b.swift\t\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func anAddedDeclarationIsShownWhole() {
    let old = "struct A {\n  f {\n  }\n\n  h {\n  }\n}\n"
    let new = "struct A {\n  f {\n  }\n\n  g {\n  }\n\n  h {\n  }\n}\n"
    #expect(
      diff(old, new).split(separator: "\n").filter { $0.hasPrefix("+") } == ["+++ b/F/x.swift", "+  g {", "+  }", "+"])
  }

  @Test func linesAreComparedAsBytes() {
    #expect(diff("caf\u{E9}\n", "cafe\u{301}\n") != "")
    #expect(diff("a\r\n", "a\n") != "")
  }
}

import Testing

@testable import DTOGenOutput

@Suite struct RecordEntryTests {
  private let text = Array("struct A {}\n".utf8)

  /// From the reference implementation's test vectors.
  @Test(arguments: [
    ("", "00000000000000000000000000000000"),
    ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
    ("The quick brown fox jumps over the lazy dog", "e34bbc7bbc071b6c7a433ca9c49a9347"),
  ])
  func hashesAsMurmurHashDoes(text: String, hash: String) {
    #expect(ContentHash(Array(text.utf8)).description == hash)
    #expect(ContentHash(hash) == ContentHash(Array(text.utf8)))
  }

  @Test func writesOneFactALineWithSortedKeys() {
    let entry = RecordEntry(ownership: .scaffolded, hashes: [ContentHash(text)])
    #expect(
      String(decoding: entry.text, as: UTF8.self) == """
        {
          "hash": "\(ContentHash(text))",
          "ownership": "scaffolded"
        }

        """)
    #expect(RecordEntry(entry.text) == entry)
  }

  @Test func keepsOpenChanges() {
    let change = OpenChange(wanted: ContentHash(text), found: ContentHash([]))
    let entry = RecordEntry(ownership: .scaffolded, hashes: [ContentHash(text)], open: [change, change])
    #expect(RecordEntry(entry.text) == entry)
  }

  @Test(arguments: [
    "<<<<<<< ours\n  \"hash\": \"%A\",\n=======\n  \"hash\": \"%B\",\n>>>>>>> theirs\n",
    "  \"hash\": \"%A\",\n  \"hash\": \"%B\",\n", "  \"hash\": \"%A\",\r\n  \"hash\": \"%B\",\r\n",
  ])
  func countsBothSidesOfAMerge(lines: String) throws {
    let (a, b) = (ContentHash(text), ContentHash([1]))
    let merged = "{\n" + lines + "  \"ownership\": \"generated\"\n}\n"
    let filled = merged.replacing("%A", with: "\(a)").replacing("%B", with: "\(b)")
    let entry = try #require(RecordEntry(Array(filled.utf8)))
    #expect(entry.hashes == [a, b])
    #expect(entry.isMerged && entry.wrote(text) && entry.wrote([1]) && !entry.wrote([2]))
  }

  @Test(arguments: ["", "{}", "\u{FF}", "{ \"ownership\": \"generated\" }", "{\n\"hash\": \"12\"\n}"])
  func saysWhenATextIsNoRecord(text: String) {
    #expect(RecordEntry(Array(text.utf8)) == nil)
  }

  @Test func knowsItsTextWithOtherLineEnds() {
    #expect(RecordEntry(ownership: .generated, hashes: [ContentHash(text)]).wrote(Array("struct A {}\r\n".utf8)))
  }
}

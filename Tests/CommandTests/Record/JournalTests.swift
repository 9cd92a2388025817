import DTOGenCore
import Testing

@testable import dtogen

/// What a killed run leaves behind for the next one.
@Suite struct JournalTests {
  private func planned(_ path: String, _ text: String, base: String? = nil) -> PlannedFile {
    let contents = Array(text.utf8)
    let ownership: Ownership = base == nil ? .generated : .scaffolded
    var file = PlannedFile(
      file: GeneratedFile(path: path, contents: contents, ownership: ownership), hash: ContentHash(contents),
      place: "/" + path, decision: .create)
    file.update = RecordUpdate(
      path: path, entry: RecordEntry(ownership: ownership, hashes: [ContentHash(contents)]),
      base: base.map { Array($0.utf8) })
    return file
  }

  private func found(_ journal: Journal, _ path: String, _ text: String) -> Journal.Item? {
    (try? journal.item(for: path, Array(text.utf8))) ?? nil
  }

  @Test func readsBackWhatWasWritten() throws {
    let files = [planned("A b/ü.swift", "one\n"), planned("B.swift", "two", base: "base\nof two\n")]
    let journal = Journal(Journal(files, after: nil).text())
    let first = try #require(found(journal, "A b/ü.swift", "one\n"))
    #expect(first.update.entry == files[0].update?.entry && first.update.base == nil)
    let second = try #require(found(journal, "B.swift", "two"))
    #expect(second.update.base == Array("base\nof two\n".utf8))
    #expect(found(journal, "B.swift", "two, edited") == nil)
    #expect(found(journal, "C.swift", "two") == nil)
    #expect(journal.text() == Journal(files, after: nil).text())
  }

  @Test func keepsWhatAnEarlierRunLeft() throws {
    let earlier = Journal(Journal([planned("A.swift", "old"), planned("A.swift", "older")], after: nil).text())
    let journal = Journal(Journal([planned("A.swift", "new")], after: earlier).text())
    for text in ["old", "older", "new"] { #expect(found(journal, "A.swift", text) != nil, "\(text)") }
  }

  @Test func leavesOutWhatIsNotWritten() {
    var idle = planned("A.swift", "one")
    idle.decision = .upToDate
    var unrecorded = planned("B.swift", "two")
    unrecorded.update = nil
    #expect(Journal([idle, unrecorded], after: nil).text().isEmpty)
  }

  /// A text that was cut off anywhere gives whole items or none.
  @Test func takesNothingFromATextThatWasCutOff() {
    let files = [planned("A.swift", "one"), planned("B.swift", "two", base: "base")]
    let text = Journal(files, after: nil).text()
    var counts: Set<Int> = []
    for end in 0...text.count {
      let journal = Journal(Array(text[..<end]))
      let items = [("A.swift", "one"), ("B.swift", "two")].compactMap { found(journal, $0.0, $0.1) }
      counts.insert(items.count)
      for item in items {
        let file = files.first { $0.file.path == item.update.path }
        #expect(item.update.entry == file?.update?.entry && item.update.base == file?.update?.base)
      }
    }
    #expect(counts == [0, 1, 2])
  }
}

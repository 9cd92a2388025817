import Testing

@testable import DTOGenBase

@Suite("Reading JSON Lines")
struct JSONLinesTests {
  @Test(
    "Each line that is not blank is a document",
    arguments: [
      "{\"k\":1}\n{\"k\":2}\n{\"k\":3}", "{\"k\":1}\r\n\r\n{\"k\":2}\r\n  \n{\"k\":3}\r\n",
      "\n\n{\"k\":1}\n{\"k\":2}\n{\"k\":3}\n",
    ])
  func lines(text: String) throws {
    let document = try #require(Reading(text, lines: true).document)
    #expect(document.isLines)
    #expect(document.roots.map { $0["k"]?.text } == ["1", "2", "3"])
    #expect(document.withRootCursors { $0.map(\.count) } == [1, 1, 1])
  }

  @Test func oneDocumentIsNoLines() throws {
    for text in ["{\"k\":1}\n", "[\n1,\n2\n]", "7"] {
      let document = try #require(Reading(text, lines: true).document)
      #expect(!document.isLines)
      #expect(document.roots.count == 1)
    }
  }

  @Test func aBadLineIsNamed() {
    let reading = Reading("{\"k\":1}\n{\"k\":2}\n{\"k\" 3}\n", lines: true)
    #expect(reading.document == nil)
    #expect(
      reading.said == [
        "3:6: error: unexpected \"3\" after the key \"k\"; a colon and a value follow a key "
          + "(in line 3: the file reads as JSON Lines, one document per line)"
      ])
  }

  @Test func documentsThatSpanOrShareLinesAreRefused() {
    for text in ["{\"k\":1}\n{\"k\":\n2}\n", "{\"k\":1}\n{\"k\":2} {\"k\":3}\n", "{\n}\n{\n}\n", "{} {}\n{}"] {
      let reading = Reading(text, lines: true)
      #expect(reading.document == nil)
      #expect(reading.diagnostics.count == 1 && reading.diagnostics.first?.location?.line != nil)
    }
  }

  @Test func withoutLeaveASecondDocumentIsAnError() {
    #expect(
      Reading("{}\n{}").said == ["2:1: error: a second JSON document begins here; keep one document per file"])
  }
}

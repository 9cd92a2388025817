import Testing

@testable import DTOGenModel
@testable import DTOGenSchema

/// Keys lead to the slots that the decoder would read, however many there are.
struct KeyTableTests {
  private func slots(_ keys: [String], _ policy: KeyPolicy = .convert, asking asked: [String]) -> [Int?] {
    let layout = ObjectLayout(keys: keys.map { [$0] }, policy: policy)
    return asked.map { layout.slot(of: $0) }
  }

  /// As many fields again as have a dictionary.
  private static let others = (0..<40).map { "other_\($0)" }

  @Test("A key is found as it is written and as it is converted", arguments: [[], KeyTableTests.others])
  func conversion(others: [String]) {
    let keys = ["stop_count", "id", "URL"] + others
    #expect(slots(keys, asking: ["stop_count", "stopCount", "id", "URL"]) == [0, 0, 1, 2])
    #expect(slots(keys, asking: ["Id", "url", "stop_counts", "stop", ""]) == [nil, nil, nil, nil, nil])
    #expect(slots(keys, .explicit, asking: ["stop_count", "stopCount"]) == [0, nil])
  }

  @Test("Keys that convert to one text share a slot", arguments: [[], KeyTableTests.others])
  func sharing(others: [String]) {
    #expect(slots(["a_b", "aB", "c"] + others, asking: ["aB", "a_b", "c"]) == [0, 0, 1])
    #expect(slots(["a_b", "aB", "c"] + others, .explicit, asking: ["aB", "a_b", "c"]) == [1, 0, 2])
  }

  @Test("Accents are one however they are encoded, as they are for the decoder", arguments: [[], KeyTableTests.others])
  func accents(others: [String]) {
    let keys = ["caf\u{E9}", "name"] + others
    #expect(slots(keys, asking: ["cafe\u{301}", "caf\u{E9}", "name", "cafe"]) == [0, 0, 1, nil])
  }
}

import DTOGenSupport
import Foundation
import Testing

/// A list goes on without the elements that cannot be read, and says which and why.
@Suite struct LossyListTests {
  private struct ItemDTO: Decodable, Sendable {
    let unitCount: Int
    let dueAt: Date?
  }
  private struct ResponseDTO: Decodable {
    let allItems: [WireElement<ItemDTO>]
  }

  @Test func whatIsLeftOutIsReported() throws {
    let json = #"""
      {"all_items": [{"unit_count": 1}, {"unit_count": 1.5}, {"unit_count": -1}, null, {"unit_count": 4},
       {"unit_count": 1, "due_at": "soon"}, {}, {"unit_count": "a", "note": 1e400}]}
      """#
    let response = try WireDecoder.decode(ResponseDTO.self, from: Data(json.utf8))
    var skipped: [SkippedElement] = []
    let counts = WireMapping.each(response.allItems, at: "all_items", skipped: &skipped) { item in
      guard item.unitCount >= 0 else {
        throw MappingError.invalid(field: "unit_count", found: item.unitCount, rule: "at least 0")
      }
      return item.unitCount
    }
    #expect(counts == [1, 4])
    #expect(
      skipped.map(\.description) == [
        "all_items[1] was skipped: all_items[1].unit_count: expected an integer, found 1.5",
        "all_items[2] was skipped: all_items[2].unit_count: -1 is not at least 0",
        "all_items[3] was skipped: all_items[3]: expected an object, found null",
        "all_items[5] was skipped: all_items[5].due_at: "
          + "expected a date and time with its offset, such as 2024-05-01T10:20:30Z, found \"soon\"",
        "all_items[6] was skipped: all_items[6].unit_count: expected an integer, found nothing",
        "all_items[7] was skipped: all_items[7].unit_count: expected an integer, found \"a\"",
      ])
  }

  @Test func oneElementMayBeTakenOfAListThatIsBroken() throws {
    let list = try WireDecoder.decode([WireElement<Int>].self, from: Data("[1, 1.5]".utf8))
    #expect(try WireMapping.element(list, 0, at: "x[0]") == 1)
    #expect(text { try WireMapping.last(list, at: "x[last]") } == "x[last]: expected an integer, found 1.5")
    #expect(text { try WireMapping.element(list, 2, at: "x[2]") } == "x[2]: not there")
  }

  @Test func anotherDecoderExplainsWithWhatItHas() throws {
    let list = try JSONDecoder().decode([WireElement<ItemDTO>].self, from: Data(#"[{"unitCount": "a"}]"#.utf8))
    guard case .failure(let error) = try #require(list.first) else { return #expect(Bool(false)) }
    #expect(error.field == "unitCount")
  }

  @Test func explainingManyElementsTakesLinearTime() throws {
    func spent(_ count: Int) throws -> Duration {
      let items = Array(repeating: #"{"unit_count": "a"}"#, count: count).joined(separator: ", ")
      return try ContinuousClock().measure {
        let response = try WireDecoder.decode(ResponseDTO.self, from: Data("{\"all_items\": [\(items)]}".utf8))
        var skipped: [SkippedElement] = []
        _ = WireMapping.each(response.allItems, at: "all_items", skipped: &skipped) { $0.unitCount }
        #expect(skipped.last?.reason == "all_items[\(count - 1)].unit_count: expected an integer, found \"a\"")
      }
    }
    let few = try spent(100)
    #expect(try spent(2_000) < few * 100)
  }
}

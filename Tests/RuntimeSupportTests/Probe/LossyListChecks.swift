import Foundation

private struct ItemDTO: Decodable, Sendable {
  let unitCount: Int
  let dueAt: Date?
}

func checkLossyLists() {
  struct Response: Decodable, Sendable { let allItems: [WireElement<ItemDTO>] }
  let json = #"""
    {"all_items": [{"unit_count": 1}, {"unit_count": 1.5}, {"unit_count": -1}, null, {"unit_count": 4},
     {"unit_count": 1, "due_at": "soon"}]}
    """#
  do {
    let response = try WireDecoder.decode(Response.self, from: Data(json.utf8))
    var skipped: [SkippedElement] = []
    let counts = WireMapping.each(response.allItems, at: "all_items", skipped: &skipped) { item in
      guard item.unitCount >= 0 else { throw MappingError.invalid(field: "unit_count") }
      return item.unitCount
    }
    expect(counts, [1, 4])
    expect(
      skipped.map(\.description),
      [
        "all_items[1] was skipped: all_items[1].unit_count: expected an integer, found 1.5",
        #"all_items[2] was skipped: invalid(field: "all_items[2].unit_count")"#,
        "all_items[3] was skipped: all_items[3]: expected an object, found null",
        "all_items[5] was skipped: all_items[5].due_at: "
          + "expected a date and time with its offset, such as 2024-05-01T10:20:30Z, found \"soon\"",
      ])
  } catch {
    expect("\(error)", "no error")
  }
}

/// The paths of values in fixtures: `data.offers[0].price`, `` `odd key`[last] ``, and `.` for the document.
enum FixturePath {
  enum Segment: Equatable {
    case key(String)
    case index(Int)
    case last
  }

  static func segments(of path: String) throws -> [Segment] {
    var segments: [Segment] = []
    var rest = path[...]
    while let first = rest.first {
      switch first {
      case ".":
        rest.removeFirst()
      case "[":
        let text = rest.dropFirst().prefix { $0 != "]" }
        guard let segment = text == "last" ? .last : Int(text).map(Segment.index) else {
          throw FixtureError("\(path) is not a path to one value")
        }
        segments.append(segment)
        rest = rest.dropFirst(text.count + 2)
      case "`":
        segments.append(.key(quotedKey(&rest)))
      default:
        let key = rest.prefix { $0 != "." && $0 != "[" }
        segments.append(.key(String(key)))
        rest = rest.dropFirst(key.count)
      }
    }
    return segments
  }

  /// A key in back-ticks; a back-tick in it is doubled.
  private static func quotedKey(_ rest: inout Substring) -> String {
    var key = ""
    rest.removeFirst()
    while let character = rest.popFirst() {
      if character == "`" {
        guard rest.first == "`" else { break }
        rest.removeFirst()
      }
      key.append(character)
    }
    return key
  }
}

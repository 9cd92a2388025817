import DTOGenSupport
import Foundation

/// A captured document, cut and edited in place so that all the rest stays as it was captured.
struct FixtureDocument {
  let name: String
  private let document: WireDocument

  init(_ name: String, _ data: Data) {
    self.name = name
    self.document = WireDocument(data)
  }

  func value(at path: String) throws -> Data {
    document.bytes(try place(of: path, FixturePath.segments(of: path)[...]))
  }

  func nulling(_ path: String) throws -> Data {
    var edited = document.data
    edited.replaceSubrange(try place(of: path, FixturePath.segments(of: path)[...]), with: Data("null".utf8))
    return edited
  }

  /// A key that stands there twice goes twice.
  func removing(_ path: String) throws -> Data {
    let segments = try FixturePath.segments(of: path)
    guard let last = segments.last else { throw FixtureError("\(name): a document cannot go as a whole") }
    let members = document.members(of: try place(of: path, segments.dropLast()))
    guard let index = Self.index(of: last, in: members) else {
      throw FixtureError("\(name): there is nothing at \(path)")
    }
    let (start, end) = (members[index].start, members[index].value.upperBound)
    // The comma behind goes with it; where there is none, the one in front.
    let after = members.indices.contains(index + 1) ? members[index + 1].start : end
    let before = after == end && index > 0 ? members[index - 1].value.upperBound : start
    var edited = document.data
    edited.removeSubrange(before..<after)
    let isTwice = members.filter { $0.key == members[index].key && $0.key != nil }.count > 1
    return isTwice ? try FixtureDocument(name, edited).removing(path) : edited
  }

  private func place(of path: String, _ segments: ArraySlice<FixturePath.Segment>) throws -> Range<Int> {
    try segments.reduce(document.root) { value, segment in
      let members = document.members(of: value)
      guard let index = Self.index(of: segment, in: members) else {
        throw FixtureError("\(name): there is nothing at \(path)")
      }
      return members[index].value
    }
  }

  /// Of equal keys the first.
  private static func index(of segment: FixturePath.Segment, in members: [WireDocument.Member]) -> Int? {
    switch segment {
    case .key(let key): members.firstIndex { $0.key == key }
    case .index(let index): members.indices.contains(index) && members[index].key == nil ? index : nil
    case .last: members.last?.key == nil ? members.indices.last : nil
    }
  }
}

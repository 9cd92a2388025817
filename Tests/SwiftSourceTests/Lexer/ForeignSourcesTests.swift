import Foundation
import Testing
import ToolSupport

@testable import DTOGenBase
@testable import SwiftSource

/// The lexer on Swift that others wrote: name a folder of it in `DTOGEN_SWIFT_SOURCES`.
///
/// A string, regex literal or comment whose end is misread swallows brackets or sets some free, so that they no longer
/// pair up.
@Suite struct ForeignSourcesTests {
  private static let folder = ProcessInfo.processInfo.environment["DTOGEN_SWIFT_SOURCES"]

  @Test(.enabled(if: folder != nil, "set DTOGEN_SWIFT_SOURCES to a folder of Swift sources"))
  func bracketsOfEveryFilePairUp() throws {
    let folder = try #require(Self.folder)
    let walk = FileManager.default.enumerator(atPath: folder)
    let paths = (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    var lines = 0
    for path in paths {
      guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { continue }
      let source = SwiftText(InputFile(path: path, bytes: Array(data)))
      lines += source.lineStarts.count
      // What the compiler's own parser refuses is no Swift.
      if let index = Self.unpaired(source),
        try Scratch.run("swiftc", ["-frontend", "-parse", folder + "/" + path]).status == 0
      {
        Issue.record("\(source.location(index)): '\(source.text(index))' has no partner")
      }
    }
    print("\(paths.count) files, \(lines) lines")
    #expect(lines > 0)
  }

  /// The first bracket without a partner; every branch of an `#if` begins with what was open before it.
  private static func unpaired(_ source: SwiftText) -> Int? {
    var open: [Int] = []
    var conditions: [[Int]] = []
    for index in source.tokens.indices {
      switch source.tokens[index].kind {
      case .opening: open.append(index)
      case .closing:
        let partners = ["(": ")", "[": "]", "{": "}"]
        guard let last = open.popLast(), partners[source.text(last)] == source.text(index) else { return index }
      case .poundWord:
        if source.token(index, is: "#if") {
          conditions.append(open)
        } else if source.token(index, isAny: "#else", "#elseif"), let before = conditions.last {
          open = before
        } else if source.token(index, is: "#endif") {
          _ = conditions.popLast()
        }
      default: break
      }
    }
    return open.last
  }
}

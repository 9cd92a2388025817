/// One sample of a captured response, and the value that it must become.
public struct FixtureSample: Sendable, CustomStringConvertible {
  public let fixture: String
  /// The line of a JSON Lines file.
  public let line: Int?
  public let path: String
  /// Lines of `DomainText`.
  public let expected: String
  /// Fields whose part of the mapper may still be a stub.
  public let unwritten: [String]

  public init(_ fixture: String, line: Int? = nil, at path: String, unwritten: [String] = [], expected: String) {
    self.fixture = fixture
    self.line = line
    self.path = path
    self.expected = expected
    self.unwritten = unwritten
  }

  public var description: String { Self.place(fixture, line, path) }

  /// `offers.json, line 3 at data[0]`
  static func place(_ fixture: String, _ line: Int?, _ path: String = ".") -> String {
    fixture + (line.map { ", line \($0)" } ?? "") + (path == "." ? "" : " at \(path)")
  }
}

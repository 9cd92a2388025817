/// A whole captured response, and how many values it must become.
public struct FixtureResponse: Sendable, CustomStringConvertible {
  public let fixture: String
  public let line: Int?
  /// Where its one sample stands, unless it is a list.
  public let path: String
  public let count: Int
  /// Where the elements stand that are left out.
  public let skipped: [String]
  public let unwritten: [String]

  public init(
    _ fixture: String, line: Int? = nil, at path: String = ".", count: Int = 1, skipped: [String] = [],
    unwritten: [String] = []
  ) {
    self.fixture = fixture
    self.line = line
    self.path = path
    self.count = count
    self.skipped = skipped
    self.unwritten = unwritten
  }

  public var description: String { FixtureSample.place(fixture, line) }
}

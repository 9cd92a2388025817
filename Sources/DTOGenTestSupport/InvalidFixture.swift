public import Foundation

/// A sample that one check alone refuses, derived from a captured one.
public struct InvalidFixture: Sendable, CustomStringConvertible {
  public let field: String
  public let check: String
  public let unwritten: [String]
  private let fixture: String
  private let document: String?

  /// The sample stands in `Invalid/name.json` unless it is given here.
  public init(_ name: String, field: String, check: String, unwritten: [String] = [], document: String? = nil) {
    self.fixture = "Invalid/\(name).json"
    self.field = field
    self.check = check
    self.unwritten = unwritten
    self.document = document
  }

  public func data(in fixtures: Fixtures) throws -> Data {
    try document.map { Data($0.utf8) } ?? fixtures.data(fixture)
  }

  public var description: String { "\(check): \(fixture)" }
}

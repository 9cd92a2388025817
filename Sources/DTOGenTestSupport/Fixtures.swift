import DTOGenSupport
public import Foundation

/// Captured responses, by their path below a folder of fixtures.
///
/// Keeps each document that it has read, so that going through all samples of one takes linear time.
public final class Fixtures: @unchecked Sendable {
  private let folders: [URL]
  private let lock = NSLock()
  private var documents: [String: [FixtureDocument]] = [:]

  /// The folder of that name in a bundle, or beside the source file where tests are built without one.
  public init(_ folder: String, in bundle: Bundle?, beside file: String = #filePath) {
    let beside = URL(fileURLWithPath: file).deletingLastPathComponent()
    folders = [bundle?.resourceURL, beside].compactMap { $0?.appendingPathComponent(folder) }
  }

  /// The bytes of the value at a path of a fixture, such as `data.offers[0]`; `.` is the whole document.
  ///
  /// `line` is the one of a JSON Lines file. A fixture that is missing or empty is an error that names it.
  public func data(_ name: String, line: Int? = nil, at path: String = ".") throws -> Data {
    try document(name, line).value(at: path)
  }

  /// The same without one of its fields, such as `price.currency`.
  public func data(_ name: String, line: Int? = nil, at path: String = ".", removing field: String) throws -> Data {
    try FixtureDocument(name, data(name, line: line, at: path)).removing(field)
  }

  /// The same with `null` for one of its fields.
  public func data(_ name: String, line: Int? = nil, at path: String = ".", nulling field: String) throws -> Data {
    try FixtureDocument(name, data(name, line: line, at: path)).nulling(field)
  }

  /// The value at a path of a fixture, through the app's own decoder.
  public func decode<T: Decodable>(
    _ type: T.Type, from name: String, line: Int? = nil, at path: String = "."
  ) throws -> T {
    try WireDecoder.decode(type, from: data(name, line: line, at: path))
  }

  private func document(_ name: String, _ line: Int?) throws -> FixtureDocument {
    let documents = try lock.withLock {
      let key = line == nil ? name : "\(name), by lines"
      let documents = try self.documents[key] ?? read(name, byLines: line != nil)
      self.documents[key] = documents
      return documents
    }
    guard documents.indices.contains((line ?? 1) - 1) else {
      throw FixtureError("\(name): there is no line \(line ?? 1)")
    }
    return documents[(line ?? 1) - 1]
  }

  private func read(_ name: String, byLines: Bool) throws -> [FixtureDocument] {
    let files = folders.map { $0.appendingPathComponent(name) }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      throw FixtureError("\(name): there is no such fixture in this test target")
    }
    let data = try Data(contentsOf: file)
    guard !data.isEmpty else { throw FixtureError("\(name): the fixture is empty") }
    guard byLines else { return [FixtureDocument(name, data)] }
    return data.split(separator: 0x0A, omittingEmptySubsequences: false).map { FixtureDocument(name, Data($0)) }
  }
}

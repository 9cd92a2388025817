import DTOGenSupport

/// Fields of one sample that must be there.
public struct RequiredFields: Sendable, CustomStringConvertible {
  /// What stands in a field's place.
  public enum Change: Sendable {
    case missing, null
  }

  let fixture: String
  let line: Int?
  let path: String
  /// How the fixture spells a field that has another name there.
  let key: String?
  let changes: [Change]
  let fields: [String]

  public init(
    in fixture: String, line: Int? = nil, at path: String, as key: String? = nil,
    refusing changes: [Change] = [.missing, .null], _ fields: [String]
  ) {
    self.fixture = fixture
    self.line = line
    self.path = path
    self.key = key
    self.changes = changes
    self.fields = fields
  }

  /// Each field and change that is not refused by that field's name; none where all are.
  public func problems<T: Decodable>(decoding type: T.Type, in fixtures: Fixtures) throws -> [String] {
    let sample = FixtureDocument(fixture, try fixtures.data(fixture, line: line, at: path))
    var problems: [String] = []
    for field in fields {
      for change in changes {
        let place = key ?? field
        let data = change == .missing ? try sample.removing(place) : try sample.nulling(place)
        do {
          _ = try WireDecoder.decode(type, from: data)
          problems.append("\(field) may be \(change)")
        } catch  where error.field != field {
          problems.append("\(field) that is \(change) is reported as: \(error)")
        } catch {}
      }
    }
    return problems
  }

  public var description: String { FixtureSample.place(fixture, line, path) }
}

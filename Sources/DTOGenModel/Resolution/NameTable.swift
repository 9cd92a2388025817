import DTOGenBase
import DTOGenSchema

/// The names of a feature's models and statuses.
struct NameTable {
  enum Entry: Hashable {
    case model(ModelID)
    case status(StatusID)
  }

  private var entries: [String: (entry: Entry, location: SourceLocation)] = [:]
  private var order: [String] = []

  subscript(name: String) -> Entry? { entries[name]?.entry }

  /// Every name, in the order of the schema files.
  var all: [String] { order }

  /// Adds a name; returns where it stands already when it does.
  mutating func add(_ name: Located<String>, _ entry: Entry) -> SourceLocation? {
    if let present = entries[name.value] { return present.location }
    entries[name.value] = (entry, name.location)
    order.append(name.value)
    return nil
  }
}

extension FeatureResolver {
  /// Gives every named model and status its identity; two of one name in a feature would be one Swift type.
  mutating func collectNames() {
    for schema in schemas {
      if let from = schema.from {
        fail(at: from.location, "\"from\" sources are not supported; write the fields, or name fixtures to infer them")
      }
    }
    var model = 0
    var status = 0
    for schema in schemas {
      for definition in schema.models {
        addName(definition.name, .model(ModelID(index: model)))
        model += 1
      }
    }
    for schema in schemas {
      for definition in schema.statuses {
        addName(definition.name, .status(StatusID(index: status)))
        status += 1
      }
    }
  }

  private mutating func addName(_ name: Located<String>, _ entry: NameTable.Entry) {
    if let earlier = names.add(name, entry) {
      fail(at: name.location, "the feature has a type '\(name.value)' already, at \(earlier); rename one of them")
    }
  }
}

import DTOGenBase

/// A type as it stands in a schema file, before it is known whether its place allows what is said beside it.
struct TypeForm {
  var use: TypeUse
  var description: String?
  var deprecated: String?
  var defaultValue: Located<Literal>?
  var aliases: [Located<String>] = []
  var emptyList: SourceLocation?
  /// The keys of the parts that only a field of an object can have.
  var fieldKeys: [Located<String>] = []
  /// The keys of the parts that only an inline object can have.
  var modelKeys: [Located<String>] = []

  /// The keys that say which form an object is.
  static let formKeys = ["$type", "$list", "$map", "$oneOf", "$tag", "$cases"]
  /// The keys that speak of a field.
  static let fieldKeys = ["$description", "$deprecated", "$default", "$aliases", "$emptyList"]
  /// The keys that make an inline object a model without a name.
  static let modelKeys = ["$domain", "$checks", "$ignore"]
  static let allKeys = formKeys + ["$optional"] + fieldKeys + modelKeys
}

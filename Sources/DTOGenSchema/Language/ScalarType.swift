/// The scalar wire types of the schema language; the raw value is the spelling in a schema file.
package enum ScalarType: String, Hashable, Sendable, CaseIterable {
  case string, bool, int, int32, int64, uint64, double, decimal, json
  case dateTime = "date-time"
  case localDateTime = "local-date-time"
  case date, time
  case epochSeconds = "epoch-seconds"
  case epochMilliseconds = "epoch-milliseconds"
  case uuid, url
  case decimalString = "decimal-string"
  case intString = "int-string"
  case boolString = "bool-string"
}

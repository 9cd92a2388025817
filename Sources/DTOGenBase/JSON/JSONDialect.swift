/// Which text the JSON reader accepts.
package enum JSONDialect: Hashable, Sendable {
  /// RFC 8259, as captured responses must be.
  case strict
  /// Also `//` and `/* */` comments and trailing commas, for the schema and configuration files that people write.
  case relaxed
}

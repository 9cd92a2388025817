/// A status under `"statuses"`: an open set of known values decided in one place.
struct StatusDefinition: Hashable, Sendable {
  struct Case: Hashable, Sendable {
    /// The domain case's name.
    var name: Located<String>
    /// Every spelling on the wire: all strings or all integers over the whole status.
    var values: [Located<Literal>]
  }

  var name: Located<String>
  var cases: [Case]
}

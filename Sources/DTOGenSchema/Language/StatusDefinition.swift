package import DTOGenBase

/// A status under `"statuses"`: an open set of known values decided in one place.
package struct StatusDefinition: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    /// The domain case's name.
    package var name: Located<String>
    /// Every spelling on the wire: all strings or all integers over the whole status.
    package var values: [Located<Literal>]

    package init(name: Located<String>, values: [Located<Literal>]) {
      self.name = name
      self.values = values
    }
  }

  package var name: Located<String>
  package var cases: [Case]

  package init(name: Located<String>, cases: [Case]) {
    self.name = name
    self.cases = cases
  }
}

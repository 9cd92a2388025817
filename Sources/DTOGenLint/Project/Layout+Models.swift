import DTOGenSchema

extension Layout {
  /// Whether a file stands where the code of models does, in the data or the domain layer of a feature.
  package func holdsModels(_ path: String) -> Bool {
    let area = LintPlace.of(path, in: self).area
    return area == .data || area == .domain
  }
}

import SwiftSource

/// A token of a mapper with all that a rule needs to judge it: what the rules for mappers look at one by one.
struct MapperPlace {
  let project: LintProject
  let file: LintFile
  let mapper: Mapper
  let token: Int

  var source: SwiftText { file.source }
}

extension LintProject {
  /// What a rule says of the tokens of every mapper.
  func breachesInMappers(_ check: (MapperPlace) -> LintRule.Breach?) -> [LintRule.Breach] {
    files.flatMap { file in
      Mapper.all(in: file, self).flatMap { mapper in
        mapper.body.compactMap { check(MapperPlace(project: self, file: file, mapper: mapper, token: $0)) }
      }
    }
  }
}

import DTOGenSchema

/// Which part of the app a file belongs to, by the layout.
struct LintPlace: Hashable, Sendable {
  enum Area: Hashable, Sendable {
    case data, domain
    /// The rest of a feature: its screens and whatever else there is.
    case feature
    case kernel
    /// Tests may name what they test.
    case tests
    case outside
  }

  var area: Area
  var feature: String?

  /// What the folder says that the layout says most about; where two say the same, the one that is no test.
  ///
  /// Assumes a path relative to the root.
  static func of(_ path: String, in layout: Layout) -> LintPlace {
    let folders: [(Area, String)] = [
      (.domain, layout.domain), (.data, layout.data), (.data, layout.support), (.kernel, layout.kernel),
    ]
    let features = folders.compactMap { FolderPattern($0.1).featureFolder?.match(path) }.map { (Area.feature, $0) }
    // Fixtures in the root say nothing of the code there.
    let tests = [layout.tests, layout.fixtures == "." ? layout.tests : layout.fixtures].map {
      (Area.tests, FolderPattern($0).match(path))
    }
    var best: (area: Area, match: FolderPattern.Match)?
    for (area, match) in folders.map({ ($0, FolderPattern($1).match(path)) }) + features + tests {
      guard let match, best.map({ match.saysMore(than: $0.match) }) ?? true else { continue }
      best = (area, match)
    }
    guard let best else { return LintPlace(area: .outside, feature: nil) }
    let isShared = best.area == .kernel || best.area == .tests
    return LintPlace(area: best.area, feature: isShared ? nil : best.match.feature)
  }
}

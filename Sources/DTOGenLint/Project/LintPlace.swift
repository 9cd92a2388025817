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

  /// Assumes a path relative to the root.
  static func of(_ path: String, in layout: Layout) -> LintPlace {
    if isTest(path, layout) { return LintPlace(area: .tests, feature: nil) }
    let folders: [(Area, String)] = [
      (.domain, layout.domain), (.data, layout.data), (.data, layout.support), (.kernel, layout.kernel),
    ]
    var best: (area: Area, match: FolderPattern.Match)?
    for (area, pattern) in folders {
      guard let match = FolderPattern(pattern).match(path), match.depth > best?.match.depth ?? -1 else { continue }
      best = (area, match)
    }
    if let best { return LintPlace(area: best.area, feature: best.area == .kernel ? nil : best.match.feature) }
    for (_, pattern) in folders {
      if let match = FolderPattern(pattern).featureFolder?.match(path) {
        return LintPlace(area: .feature, feature: match.feature)
      }
    }
    return LintPlace(area: .outside, feature: nil)
  }

  private static func isTest(_ path: String, _ layout: Layout) -> Bool {
    if path.split(separator: "/").dropLast().contains(where: { $0.hasSuffix("Tests") }) { return true }
    return [layout.tests, layout.fixtures].contains { FolderPattern($0).match(path) != nil }
  }
}

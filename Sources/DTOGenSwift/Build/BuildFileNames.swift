/// The names of the files that a build makes and compiles, known from the names of the schema files alone.
///
/// The build plugin has this file too, through a symbolic link, so that what it declares is what the tool writes. A
/// name that came from a schema's contents would go stale with them.
public enum BuildFileNames {
  /// What a build makes for one target.
  public enum Part: String, Sendable, CaseIterable {
    /// DTOs, status enums and what maps them, and the decoding support: for the feature's target.
    case sources
    /// The tests of the mappers: for the feature's test target.
    case tests
    /// Nothing but a sign that the generated code of the source tree was compared: for the feature's target.
    case check
  }

  /// The names for a target's schema files, sorted, with what they share at the end.
  public static func all(_ part: Part, schemas: [String]) -> [String] {
    part == .check ? [shared(part)] : schemas.map { name(part, schema: $0) }.sorted() + [shared(part)]
  }

  /// The file for one schema file.
  public static func name(_ part: Part, schema path: String) -> String {
    stem(of: path) + (part == .tests ? "MappingTests.swift" : ".generated.swift")
  }

  /// The file for what all schemas of a target share.
  public static func shared(_ part: Part) -> String {
    switch part {
    case .sources: "WireSupport.generated.swift"
    case .tests: "FixtureSupport.generated.swift"
    case .check: "DTOGenCheck.generated.swift"
    }
  }

  /// Schema files whose outputs would have one name on a disk that ignores capitals, or in a module, by that name.
  public static func clashes(_ part: Part, schemas: [String]) -> [(name: String, schemas: [String])] {
    guard part != .check else { return [] }
    let names =
      schemas.map { (key: name(part, schema: $0).lowercased(), schema: $0) }
      + [(key: shared(part).lowercased(), schema: shared(part))]
    return Dictionary(grouping: names, by: \.key).filter { $0.value.count > 1 }
      .map { (name(part, schema: $0.value[0].schema), $0.value.map(\.schema).sorted()) }
      .sorted { $0.0 < $1.0 }
  }

  /// `Trip` of `Features/Trips/Data/Trip.dto.json`.
  private static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}

/// A configuration, and the flags of a module that goes with it.
struct GeneratedSettings: Sendable, CustomStringConvertible {
  var description: String
  var configuration: String
  var flags: [String]

  private static let upcoming = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    .flatMap { ["-enable-upcoming-feature", $0] }

  static let all = [
    GeneratedSettings(
      description: "public", configuration: #"{ "swift": { "access": "public" } }"#, flags: upcoming),
    GeneratedSettings(
      description: "package", configuration: #"{ "swift": { "access": "package" } }"#,
      flags: ["-package-name", "app"]),
    GeneratedSettings(
      description: "explicit keys, the main actor by default",
      configuration: #"{ "swift": { "keys": "explicit", "isolation": "nonisolated", "explainFailures": false } }"#,
      flags: ["-default-isolation", "MainActor"] + upcoming),
    GeneratedSettings(
      description: "more conformances",
      configuration: #"{ "swift": { "conformances": ["Swift.Decodable", "Hashable", "Sendable"] } }"#, flags: upcoming),
    GeneratedSettings(
      description: "encoded too",
      configuration: #"{ "swift": { "access": "public", "conformances": ["Codable", "Equatable"] } }"#,
      flags: upcoming),
  ]
}

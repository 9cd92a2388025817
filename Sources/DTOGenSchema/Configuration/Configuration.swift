public import DTOGenBase

/// `dtogen.json` with every default filled in.
public struct Configuration: Hashable, Sendable {
  public var layout: Layout
  /// Type names that the app declares itself: nothing is scaffolded for them.
  public var existing: [String]
  public var swift: SwiftOptions
  /// How the names that are chosen for the domain look: `acronyms` and `names` of the file.
  public var naming: NamingStyle
  package var unmapped: UnmappedPolicy
  public var build: BuildMode
  /// The folder of template overrides, relative to the root.
  public var templates: String?
  public var lint: LintSettings

  public enum BuildMode: String, Hashable, Sendable, CaseIterable {
    case check, error, generate
  }

  public init() {
    layout = Layout()
    existing = []
    swift = SwiftOptions()
    naming = NamingStyle()
    unmapped = .warn
    build = .check
    templates = nil
    lint = LintSettings()
  }
}

/// The `swift` block of the configuration.
public struct SwiftOptions: Hashable, Sendable {
  public enum Access: String, Hashable, Sendable, CaseIterable {
    case `internal`, `package`, `public`
  }

  public var access = Access.internal
  /// The module of a feature's code, with `{Feature}` in it.
  public var module = "{Feature}Feature"
  /// The kernel's module, or nil where it is part of the feature's own.
  public var kernelModule: String?
  /// The module of a feature's domain types, or nil where they are part of the feature's own.
  public var domainModule: String?
  /// What DTOs conform to.
  public var conformances = ["Decodable", "Sendable"]
  package var keys = KeyPolicy.convert
  /// Modules that every generated file imports besides Foundation.
  public var imports: [String] = []
  /// `nonisolated` in front of every declaration, for modules whose default isolation is the main actor.
  public var isolation: String?
  public var explainFailures = true

  public init() {}
}

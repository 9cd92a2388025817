public import DTOGenBase
public import DTOGenSchema

/// What a run of the lint reads, read once by whoever owns the disk; paths are relative to the root.
public struct LintInput: Sendable {
  public var configuration: Configuration
  /// Every Swift file of the project.
  public var sources: [InputFile]
  /// The schemas, which say the defaults that a mapper may fill in.
  public var schemas: [InputFile]

  public init(configuration: Configuration = Configuration(), sources: [InputFile], schemas: [InputFile] = []) {
    self.configuration = configuration
    self.sources = sources
    self.schemas = schemas
  }
}

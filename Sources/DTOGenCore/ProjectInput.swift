public import DTOGenBase

/// Everything a run reads, read once by whoever owns the disk; paths are relative to the root.
public struct ProjectInput: Sendable {
  /// `dtogen.json`, where there is one.
  public var configuration: InputFile?
  public var schemas: [InputFile]
  /// By feature: the files of its fixtures folder, without the derived ones.
  public var fixtures: [String: [InputFile]]
  public var templateOverrides: [InputFile]

  public init(
    configuration: InputFile? = nil, schemas: [InputFile] = [], fixtures: [String: [InputFile]] = [:],
    templateOverrides: [InputFile] = []
  ) {
    self.configuration = configuration
    self.schemas = schemas
    self.fixtures = fixtures
    self.templateOverrides = templateOverrides
  }
}

/// What a generated file is about: the parts that a run can be limited to.
public enum OutputPart: String, Hashable, CaseIterable, Sendable {
  /// DTOs of models and of responses.
  case dto
  /// Mappers of models, and of responses together with their DTO.
  case mapper
  /// Status enums and their mappers.
  case status
  /// Tests, their support and derived fixtures.
  case tests
  /// Domain types, those of the kernel included.
  case domain
}

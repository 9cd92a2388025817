import DTOGenSchema

/// The first thing that stops the generated code on a sample, named as the generated code names it.
enum EvaluationFailure: Error, Sendable {
  /// The decoder refuses the document: a `WireError` at run time.
  case wire(WireFailure)
  /// A mapper refuses the decoded value: `MappingError.invalid(field:)` at run time.
  case mapping(MappingFailure)

  /// The wire path that the error names, relative to the sample.
  var field: String {
    switch self {
    case .wire(let failure): failure.field
    case .mapping(let failure): failure.field
    }
  }
}

/// What a mapper throws about a decoded sample.
struct MappingFailure: Error, Hashable, Sendable {
  /// The wire path, relative to the sample once the failure has left every mapper.
  var field: String
  /// The check that failed, or nil where a conversion did.
  var check: FailedCheck?
  /// The type that could not read the text, where a conversion failed.
  var scalar: DomainScalar?

  /// A check by its model and its place there.
  struct FailedCheck: Hashable, Sendable {
    var model: ModelID
    var index: Int
    var text: String
  }

  init(field: String, check: FailedCheck? = nil, scalar: DomainScalar? = nil) {
    self.field = field
    self.check = check
    self.scalar = scalar
  }

  /// The failure as the caller throws it on, with its own place in front.
  func placed(at prefix: String) -> MappingFailure {
    MappingFailure(field: FieldPath.join(prefix, field), check: check, scalar: scalar)
  }
}

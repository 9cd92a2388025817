/// What a pattern of the configuration leaves open: `{Feature}` and `{Model}`.
public enum Placeholder: String, Hashable, Sendable, CaseIterable {
  case feature = "Feature"
  case model = "Model"

  /// As it stands in a pattern, with its braces.
  public var text: String {
    switch self {
    case .feature: "{Feature}"
    case .model: "{Model}"
    }
  }
}

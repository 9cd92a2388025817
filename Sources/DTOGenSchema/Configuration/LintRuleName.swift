/// The names of the lint's rules, as settings and comments write them.
public enum LintRuleName: String, Hashable, Sendable, CaseIterable {
  case wireTypeOutsideData = "wire-type-outside-data"
  case wireTypeInSignature = "wire-type-in-signature"
  case serializableDomain = "serializable-domain"
  case uiStateInDomain = "ui-state-in-domain"
  case impureMapper = "impure-mapper"
  case mapperDefault = "mapper-default"
  case featureBoundary = "feature-boundary"
  case rawEnumFromWire = "raw-enum-from-wire"
  case statusWithoutUnknown = "status-without-unknown"
  case sharedModel = "shared-model"
  case kernelSerialization = "kernel-serialization"
  case kernelImport = "kernel-import"
  case allowComment = "allow-comment"
}

public import DTOGenBase
public import DTOGenSchema
import SwiftSource

/// One rule of the lint as a value: what it finds, why, an example, and the check itself.
///
/// The README's list of rules is made from these texts.
public struct LintRule: Sendable {
  public var id: LintRuleName
  /// What a finding counts as unless the settings say otherwise.
  public var severity: Diagnostic.Severity
  /// One sentence: what is reported.
  public var summary: String
  /// Why it matters.
  public var reason: String
  public var example: Example
  /// Everything that breaks the rule in a project; the order does not matter.
  var check: @Sendable (LintProject) -> [Breach]

  /// As settings and comments write it.
  public var name: String { id.rawValue }

  /// Nil where the settings turn the rule off.
  func severity(under settings: LintSettings) -> Diagnostic.Severity? {
    switch settings.rules[id] {
    case .error: .error
    case .warning: .warning
    case .off: nil
    case nil: severity
    }
  }

  /// Code that breaks the rule, and what stands there instead.
  public struct Example: Sendable {
    public var wrong: String
    public var right: String
  }

  /// What a check reports, before settings and comments have a say.
  struct Breach: Hashable, Sendable {
    var location: SourceLocation
    var message: String
  }

  /// Every rule, in the order in which they are documented.
  public static let all: [LintRule] = [
    wireTypeOutsideData, wireTypeInSignature, serializableDomain, uiStateInDomain, impureMapper, mapperDefault,
    featureBoundary, rawEnumFromWire, statusWithoutUnknown, sharedModel, kernelSerialization, kernelImport,
    allowComment,
  ]
}

extension LintFile {
  /// A breach at a token of this file.
  func breach(_ token: Int, _ message: String) -> LintRule.Breach {
    LintRule.Breach(location: source.location(token), message: message)
  }
}

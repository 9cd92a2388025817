public import DTOGenBase
public import DTOGenOutput
import DTOGenSchema
import SwiftSource

/// The four admission questions for every type of the kernel: what a machine can answer is checked, the rest is asked.
public struct KernelCheck: Sendable {
  /// How many features make a type shared.
  static let quorum = 3
  /// As many types as fit on one hand.
  static let hand = 5

  private let project: LintProject
  private let types: [KernelType]
  private var record: KernelRecord
  /// The fields of the types that the tool itself scaffolds, as it would write them today.
  private let scaffolded: [String: [String]]
  private let lint: LintInput

  public init(_ input: LintInput, record: KernelRecord, scaffold: [GeneratedFile]) {
    lint = input
    project = LintProject(input)
    types = KernelType.all(in: project)
    self.record = record
    var scaffolded: [String: [String]] = [:]
    for file in scaffold {
      let swift = SwiftFile(InputFile(path: file.path, bytes: file.contents))
      for (index, declaration) in swift.declarations.enumerated()
      where declaration.isType && declaration.parent == nil {
        scaffolded[declaration.name] = KernelFields.of(index, in: swift)
      }
    }
    self.scaffolded = scaffolded
  }

  /// The record with a type's present fields taken as agreed; nil where neither kernel nor record has the type.
  public mutating func acknowledge(_ name: String, reason: String) -> KernelRecord? {
    let type = types.first { $0.name == name }
    guard type != nil || record[name] != nil else { return nil }
    record.acknowledge(name, type?.fields ?? [], reason: reason)
    return record
  }

  /// The types that can be acknowledged.
  public var typeNames: [String] { types.map(\.name) }

  /// Breaches as errors, and what is to be looked at as warnings.
  public func diagnostics() -> [Diagnostic] {
    var diagnostics = library()
    for type in types {
      diagnostics += fields(of: type)
      diagnostics += admission(of: type)
    }
    let counted = types.filter { !$0.isExempt }
    if counted.count > KernelCheck.hand {
      diagnostics.append(
        .warning(
          at: SourceLocation(file: project.configuration.layout.kernel),
          "the kernel has \(counted.count) types besides identifiers, errors and dates "
            + "(\(counted.map(\.name).joined(separator: ", "))); a kernel fits on one hand"))
    }
    return diagnostics
  }

  /// Imports and serialization, whatever the lint's settings make of them.
  private func library() -> [Diagnostic] {
    var input = lint
    input.configuration.lint = LintSettings()
    let rules = [LintRule.kernelImport.name, LintRule.kernelSerialization.name]
    return Linter.run(input).findings.filter { rules.contains($0.rule) }.map(\.diagnostic)
  }

  private func fields(of type: KernelType) -> [Diagnostic] {
    let how = "acknowledge it with 'dtogen kernel check --acknowledge \(type.name) --reason TEXT'"
    if let agreed = record[type.name]?.fields ?? scaffolded[type.name] {
      guard agreed != type.fields else { return [] }
      return [
        .error(
          at: type.location,
          "the fields of '\(type.name)' are not the recorded ones; \(how), or take it back\n"
            + diff(type, agreed))
      ]
    }
    if type.isIdentifier { return [] }
    return [
      .error(at: type.location, "'\(type.name)' and its fields are not recorded; \(how)\n" + diff(type, []))
    ]
  }

  private func diff(_ type: KernelType, _ agreed: [String]) -> String {
    func text(_ fields: [String]) -> [UInt8] { Array(fields.map { $0 + "\n" }.joined().utf8) }
    let diff = UnifiedDiff.text(path: type.name, old: text(agreed), new: text(type.fields))
    return String(diff.dropLast(diff.hasSuffix("\n") ? 1 : 0))
  }

  private func admission(of type: KernelType) -> [Diagnostic] {
    guard !type.isExempt else { return [] }
    let features = features(using: type)
    guard features.count < KernelCheck.quorum else { return [] }
    // What features know only as a part of another type is answered for with that one.
    if type.uses.isEmpty, !features.isEmpty { return [] }
    let used =
      features.isEmpty
      ? "no feature uses it" : "\(features.joined(separator: " and ")) use\(features.count == 1 ? "s" : "") it"
    if project.features.count < KernelCheck.quorum {
      return [
        .note(
          at: type.location,
          "'\(type.name)': \(used); with three features or more in the project, three must use what is in the kernel")
      ]
    }
    return [
      .error(
        at: type.location,
        "'\(type.name)' is in the kernel, and \(used); what fewer than three features share, each has for itself")
    ]
  }

  /// Its own users, and those of the kernel's types that are made of it.
  func features(using type: KernelType) -> [String] {
    var seen: Set<String> = []
    var open = [type.name]
    var features: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let type = types.first(where: { $0.name == name }) else { continue }
      features.formUnion(type.uses.map(\.feature))
      open += type.users
    }
    return features.sorted()
  }

  /// What people are asked: each feature's uses side by side, for every type that several features use and that is not
  /// an identifier, error or date.
  public func report(path: (String) -> String) -> String {
    var lines: [String] = []
    for type in types where !type.isExempt && !type.uses.isEmpty {
      let features = features(using: type)
      guard features.count > 1 else { continue }
      lines.append("\(type.name): does it mean the same in \(features.joined(separator: ", "))?")
      for feature in features {
        for use in type.uses where use.feature == feature {
          let place = "\(path(use.location.file)):\(use.location.line ?? 1)"
          lines.append("  \(feature)  \(place)  \(use.text)")
        }
      }
      lines.append("")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

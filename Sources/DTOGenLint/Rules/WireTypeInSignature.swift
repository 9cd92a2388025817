import DTOGenBase
import DTOGenSchema
import SwiftSource

extension LintRule {
  /// Repositories and services speak of domain types only.
  static let wireTypeInSignature = LintRule(
    id: .wireTypeInSignature,
    severity: .error,
    summary: "A repository or service whose parameters, results or properties are wire types.",
    reason: """
      A repository is where the wire ends. What its signature says, every caller knows, and then no mapper keeps the
      backend's shape from them.
      """,
    example: Example(
      wrong: """
        protocol OfferRepository { func offers() async throws -> [FlightOfferDTO] }
        """,
      right: """
        protocol OfferRepository { func offers() async throws -> [FlightOffer] }
        """)
  ) { project in
    project.files.flatMap { file in
      WireSignatures(project: project, file: file).names.map { name in
        file.breach(
          name.token,
          "'\(name.name)' mirrors the wire, and a repository's or service's signature shows it to every caller; "
            + "take and give domain types")
      }
    }
  }
}

/// The wire types in signatures of a file's repositories and services.
struct WireSignatures {
  let project: LintProject
  let file: LintFile

  var names: [TypeReference] {
    guard file.place.area != .tests else { return [] }
    let declarations = file.swift.declarations
    return declarations.indices.flatMap { index -> [TypeReference] in
      let declaration = declarations[index]
      guard let parent = declaration.parent, isRepository(declarations[parent]), isShown(declaration) else { return [] }
      let ranges = declaration.parameters.map(\.type) + [declaration.type].compactMap { $0 }
      return ranges.flatMap { file.swift.types.names(in: $0) }.filter { name in
        let first = String(name.name.prefix { $0 != "." })
        return project.wireType(named: first, in: file) != nil && !project.isShadowed(first, in: file)
      }
    }
  }

  private func isRepository(_ declaration: Declaration) -> Bool {
    guard declaration.isType || declaration.kind == .extension else { return false }
    guard !(project.wireType(named: declaration.name, in: file) != nil), !declaration.isPrivate else { return false }
    let suffixes = ["", "Protocol", "Type", "Impl", "Implementation", "ing"]
    return suffixes.contains {
      declaration.name.hasSuffix("Repository" + $0) || declaration.name.hasSuffix("Service" + $0)
    }
  }

  private func isShown(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .function, .initialiser, .subscript, .variable: !declaration.isPrivate
    default: false
    }
  }
}

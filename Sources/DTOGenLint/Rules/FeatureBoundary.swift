import DTOGenBase
import DTOGenSchema
import SwiftSource

extension LintRule {
  /// Features never see each other's models.
  static let featureBoundary = LintRule(
    id: .featureBoundary,
    severity: .error,
    summary: "A feature that imports another feature, or names a domain or wire type of it.",
    reason: """
      A model that two features read has two reasons to change. Each feature maps what it needs to a model of its own;
      only identifiers travel.
      """,
    example: Example(
      wrong: """
        // Features/Trips/Domain/Trip.swift
        struct Trip { let offer: FlightOffer }
        """,
      right: """
        struct Trip { let offerID: OfferID }
        """)
  ) { project in
    var owners: [String: String] = [:]
    for feature in project.features {
      for module in project.modules(of: feature) { owners[module] = owners[module].map { _ in "" } ?? feature }
    }
    return project.files.flatMap { file -> [Breach] in
      guard let feature = file.place.feature, file.place.area != .tests else { return [] }
      let own = project.modules(of: feature)
      let imports = file.swift.imports.compactMap { item -> Breach? in
        guard let owner = owners[item.module], !owner.isEmpty, owner != feature, !own.contains(item.module) else {
          return nil
        }
        return file.breach(
          item.token, "'\(feature)' imports '\(item.module)'; map what it needs to its own model, and pass identifiers")
      }
      return imports + names(of: feature, in: file, project)
    }
  }

  private static func names(of feature: String, in file: LintFile, _ project: LintProject) -> [Breach] {
    file.capitalised.compactMap { name in
      guard let type = project.type(named: name.name, in: file), let owner = type.place.feature, owner != feature,
        type.place.area == .domain || type.isWire, !project.isShadowed(name.name, in: file),
        !IdentifierType.isIdentifier(type.declaration, in: project.files[type.file])
      else { return nil }
      return file.breach(
        name.token, "'\(type.name)' belongs to '\(owner)'; give '\(feature)' a model of its own, and pass identifiers")
    }
  }
}

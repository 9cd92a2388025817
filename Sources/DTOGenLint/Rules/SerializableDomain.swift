import DTOGenBase
import DTOGenSchema
import SwiftSource

extension LintRule {
  /// Domain models know no wire.
  static let serializableDomain = LintRule(
    id: .serializableDomain,
    severity: .error,
    summary: "A domain model that is `Codable`, `Encodable` or `Decodable`.",
    reason: """
      A model that decodes itself has the backend's names, optionals and surprises. Then every screen checks what a
      mapper should have checked once.
      """,
    example: Example(
      wrong: """
        // Features/Search/Domain/FlightOffer.swift
        struct FlightOffer: Codable { let departure_at: Date? }
        """,
      right: """
        struct FlightOffer: Hashable, Sendable { let departure: Date }
        """)
  ) { project in
    project.files.flatMap { file -> [Breach] in
      guard ![.kernel, .tests].contains(file.place.area) else { return [] }
      return file.swift.declarations.flatMap { declaration -> [Breach] in
        guard isDomain(declaration, file, project) else { return [] }
        return declaration.inherited.compactMap { conformance -> Breach? in
          guard TypeEntry.serialization.contains(LintProject.plain(conformance.name)) else { return nil }
          return file.breach(
            conformance.token,
            "the domain model '\(declaration.name)' is \(conformance.name); decode a DTO in the data folder and map it")
        }
      }
    }
  }

  private static func isDomain(_ declaration: Declaration, _ file: LintFile, _ project: LintProject) -> Bool {
    if declaration.isType { return file.place.area == .domain && declaration.kind != .protocol }
    guard declaration.kind == .extension else { return false }
    let name = String(declaration.name.prefix { $0 != "." })
    return project.type(named: name, in: file)?.place.area == .domain
  }
}

import DTOGenBase
import DTOGenSchema
import SwiftSource

extension LintRule {
  /// Wire types stay in the data layer.
  static let wireTypeOutsideData = LintRule(
    id: .wireTypeOutsideData,
    severity: .error,
    summary: "A DTO or another wire type, `CodingKeys`, `JSONDecoder` or `JSONSerialization` outside of a data folder.",
    reason: """
      What the backend sends changes when the backend wants. Code that never sees its shape needs no change then.
      """,
    example: Example(
      wrong: """
        // Features/Search/UI/OfferRow.swift
        struct OfferRow { let offer: FlightOfferDTO }
        """,
      right: """
        struct OfferRow { let offer: FlightOffer }
        """)
  ) { project in
    project.files.flatMap { WireNames(project: project, file: $0).breaches() }
  }
}

/// Finds the names of the wire in a file outside of the data layer.
private struct WireNames {
  private static let machinery: Set<String> = ["CodingKeys", "JSONDecoder", "JSONSerialization"]

  let project: LintProject
  let file: LintFile

  func breaches() -> [LintRule.Breach] {
    guard file.place.area != .data, file.place.area != .tests, file.place.area != .kernel else { return [] }
    let exposed = Set(WireSignatures(project: project, file: file).names.map(\.token))
    var breaches: [LintRule.Breach] = []
    for name in file.capitalised {
      if let type = wireType(name) {
        guard !exposed.contains(name.token) else { continue }
        breaches.append(file.breach(name.token, message(for: type)))
      } else if Self.machinery.contains(name.name), file.place.area != .outside, !isInSerializable(name.token) {
        let what = name.name == "CodingKeys" ? "names keys of the wire" : "decodes by itself"
        breaches.append(
          file.breach(name.token, "'\(name.name)' \(what) outside of a data folder; let a type of the data layer do it")
        )
      }
    }
    return breaches
  }

  private func wireType(_ name: TypeReference) -> TypeEntry? {
    guard let type = project.wireType(named: name.name, in: file), !project.isShadowed(name.name, in: file) else {
      return nil
    }
    let isOther = type.place.feature != file.place.feature && file.place.feature != nil && type.place.feature != nil
    return isOther ? nil : type
  }

  private func message(for type: TypeEntry) -> String {
    if type.place.area != .data {
      return "'\(type.name)' mirrors the wire and stands outside of a data folder; move it there"
    }
    return "'\(type.name)' mirrors the wire and stays in the data layer; name the domain type that it is mapped to"
  }

  /// Keys of a type that is reported for being decodable at all.
  private func isInSerializable(_ token: Int) -> Bool {
    file.swift.declarations.contains { declaration in
      guard declaration.body?.contains(token) ?? false else { return false }
      if declaration.kind == .extension {
        let first = String(declaration.name.prefix { $0 != "." })
        return project.type(named: first, in: file)?.isSerializable ?? false
      }
      return declaration.isType
        && declaration.inherited.contains { TypeEntry.serialization.contains(LintProject.plain($0.name)) }
    }
  }
}

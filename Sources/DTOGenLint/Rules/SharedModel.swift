import DTOGenBase
import DTOGenSchema
import SwiftSource

extension LintRule {
  /// Shared models grow.
  static let sharedModel = LintRule(
    id: .sharedModel,
    severity: .warning,
    summary: "A model outside of the kernel that two or more features use: a god-model on its way.",
    reason: """
      Each feature adds the fields that it needs, none can remove one, and in the end everything is optional. The
      finding says how far it has come.
      """,
    example: Example(
      wrong: """
        // Models/Booking.swift, used by Search, Checkout and Trips
        struct Booking: Codable { let id: String?; let price: Double?; let seat: String? }
        """,
      right: """
        // Features/Trips/Domain/Trip.swift; the others have FlightOffer and PricedItinerary
        struct Trip: Hashable, Sendable { let id: TripID; let seat: String? }
        """)
  ) { project in
    let users = SharedTypeUses(project)
    return users.shared.compactMap { type, features in
      let file = project.files[type.file]
      let fields = StoredFields.of(type.declaration, in: file.swift)
      guard isModel(type, fields, file.swift.declarations[type.declaration]) else { return nil }
      let optional = fields.count { $0.isOptional }
      let share = optional == 0 ? "none of them optional" : "\(optional * 100 / fields.count)% of them optional"
      return file.breach(
        file.swift.declarations[type.declaration].nameToken,
        "'\(type.name)' is a model of \(features.count) features (\(features.joined(separator: ", "))): "
          + "\(fields.count) \(fields.count == 1 ? "field" : "fields"), \(share); give each feature its own")
    }
  }

  /// Data, not a screen or a service: it is compared, identified or coded, or it has plain fields and nothing else to be.
  private static func isModel(_ type: TypeEntry, _ fields: [StoredField], _ declaration: Declaration) -> Bool {
    guard type.kind == .structure || type.kind == .class, !fields.isEmpty else { return false }
    let data: Set<String> = ["Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Identifiable"]
    if !type.conformances.isDisjoint(with: data) { return fields.count > 1 }
    let isPlain = declaration.attributes.isEmpty && fields.allSatisfy { !$0.hasAttributes }
    return type.kind == .structure && type.conformances.subtracting(["Sendable"]).isEmpty && isPlain
      && fields.count >= 5
  }
}

/// Which features use the types that stand in no feature and not in the kernel.
private struct SharedTypeUses {
  /// Sorted by name, with the features of each.
  let shared: [(TypeEntry, [String])]

  init(_ project: LintProject) {
    var features: [TypeEntry: Set<String>] = [:]
    for file in project.files where file.place.area != .tests {
      guard let feature = file.place.feature else { continue }
      for name in file.capitalised {
        guard let type = project.type(named: name.name, in: file), type.place.area == .outside,
          !project.isShadowed(name.name, in: file)
        else { continue }
        features[type, default: []].insert(feature)
      }
    }
    shared = features.filter { $0.value.count > 1 }.map { ($0.key, $0.value.sorted()) }
      .sorted { ($0.0.name, $0.0.file) < ($1.0.name, $1.0.file) }
  }
}

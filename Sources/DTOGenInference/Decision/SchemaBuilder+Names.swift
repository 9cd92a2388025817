import DTOGenBase
import DTOGenSchema

extension SchemaBuilder {
  /// The name of a named type or a status: the model's name, then the words of the path, each in the singular.
  ///
  /// Always the whole path, so that a name stays put when a field is added elsewhere. Words that end one part and begin
  /// the next stand once (`trip_status` of `Trip` is `TripStatus`).
  mutating func typeName(for context: DecisionContext) -> String {
    var words = Words(model).words.map { $0.lowercased() }
    var short = model
    let trail = context.trail
    for key in trail {
      let part = Words(key)
      let lower = part.singular.words.map { $0.lowercased() }
      let overlap = stride(from: min(lower.count - 1, words.count), to: 0, by: -1)
        .first { lower.prefix($0) == words.suffix($0) }
      let rest = part.words.dropFirst(overlap ?? 0).joined(separator: "_")
      short += naming.upperCamel(naming.words(of: rest).singular)
      words += lower.dropFirst(overlap ?? 0)
    }
    var name = short
    if takenNames.contains(short) {
      name = model + naming.upperCamel(trail.joined(separator: "_"))
    }
    while takenNames.contains(name) { name += "Value" }
    takenNames.insert(name)
    return name
  }

  /// Adds the status of a decision under its name.
  mutating func statusName(
    for decision: TypeDecision, at place: SamplePlace, _ context: DecisionContext
  ) -> Located<String>? {
    let cases: [TypeDecision.StatusCase]
    switch decision.domain {
    case .status(let found), .statuses(let found): cases = found
    default: return nil
    }
    let name = located(typeName(for: context), place)
    statuses.append(
      StatusDefinition(
        name: name,
        cases: cases.map { found in
          StatusDefinition.Case(
            name: located(found.name, place), values: found.values.map { located(.string($0), place) })
        }))
    let names = cases.map(\.name).joined(separator: ", ")
    note(
      place, "\(context.path): offered as the status '\(name.value)' (\(names)); see \"statuses\" in the schema")
    return name
  }

  /// The block that a plan gives.
  func domainBlock(_ plan: DomainPlan, role: ObjectRole) -> DomainBlock {
    if case .inline = role {
      if !plan.isSpecial { return .implicit }
      if plan.lines.isEmpty { return .none(location(plan.fields.first?.first ?? .none)) }
    }
    return .properties(
      plan.lines.map { line in
        DomainPropertyDefinition(
          name: Located(line.name, at: line.location), expression: Located(line.expression, at: line.location),
          isTested: true)
      })
  }
}

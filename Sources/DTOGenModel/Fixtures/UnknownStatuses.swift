import DTOGenBase

/// Finds statuses that captured documents show and no case covers: the tests pass, since they are kept as they came,
/// but the backend says something that the schema does not.
///
/// Where that is meant, an ignore rule such as `"TripStatus.on_hold"` gives the reason.
struct UnknownStatuses: Sendable {
  private let feature: ResolvedFeature
  /// Each status text once, at the first sample that shows it.
  private var found: [(status: Seen, location: SourceLocation)] = []
  private var seen: Set<Seen> = []

  private struct Seen: Hashable, Sendable {
    var status: StatusID
    var raw: String
  }

  init(_ feature: ResolvedFeature) { self.feature = feature }

  /// `value` is what the sample became.
  mutating func add(_ value: DomainValue, in sample: JSONValue) {
    guard !feature.statuses.isEmpty else { return }
    var statuses: [Seen] = []
    Self.collect(value, &statuses)
    for status in statuses where seen.insert(status).inserted {
      found.append((status, Self.place(of: status.raw, in: sample) ?? sample.location))
    }
  }

  /// Adds what other samples show and these do not.
  mutating func add(_ others: UnknownStatuses) {
    found += others.found.filter { seen.insert($0.status).inserted }
  }

  func diagnostics() -> [Diagnostic] {
    let rules = feature.models.flatMap(\.ignores)
    return found.compactMap { seen in
      guard !rules.contains(where: { covers($0, seen.status) }) else { return nil }
      let name = feature[seen.status.status].name
      let raw = seen.status.raw
      return Diagnostic.note(
        at: seen.location,
        "no case of '\(name)' covers '\(raw)', so it is unknown(raw:); add it to \"statuses\", or say why not: "
          + "\"ignore\": { \"\(name).\(raw)\": \"reason\" }"
      ).telling(of: .unknownStatus, "\(name).\(raw)")
    }
  }

  /// Whether a rule gives the reason for a status that was found.
  func areIgnored(by rule: ResolvedIgnore) -> Bool {
    found.contains { covers(rule, $0.status) }
  }

  /// A rule for keys, such as `*`, says nothing of statuses.
  private func covers(_ rule: ResolvedIgnore, _ status: Seen) -> Bool {
    let prefix = feature[status.status].name + "."
    return rule.pattern.value.hasPrefix(prefix) && rule.matches(prefix + status.raw)
  }

  private static func collect(_ value: DomainValue, _ found: inout [Seen]) {
    switch value {
    case .unknownStatus(let status, let raw): found.append(Seen(status: status, raw: raw))
    case .list(let values), .structure(_, let values), .declared(_, let values), .opaque(_, let values):
      for value in values { collect(value, &found) }
    case .map(let entries):
      for entry in entries {
        collect(entry.key, &found)
        collect(entry.value, &found)
      }
    case .union(_, _, let value?), .identifier(_, let value): collect(value, &found)
    default: break
    }
  }

  /// The first value of a document that reads so.
  private static func place(of raw: String, in value: JSONValue) -> SourceLocation? {
    switch value.kind {
    case .object: return value.members.lazy.compactMap { place(of: raw, in: $0.value) }.first
    case .array: return value.elements.lazy.compactMap { place(of: raw, in: $0) }.first
    case .string: return value.string == raw ? value.location : nil
    default: return nil
    }
  }
}

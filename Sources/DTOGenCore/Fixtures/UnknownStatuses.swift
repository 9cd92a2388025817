/// Finds statuses that captured documents show and no case covers: the tests pass, since they are kept as they came,
/// but the backend says something by now that the schema does not.
struct UnknownStatuses {
  let evaluator: SampleEvaluator

  private struct Seen: Hashable {
    var status: StatusID
    var raw: String
  }

  /// Each status text once, at the first sample that shows it.
  func diagnostics() -> [Diagnostic] {
    let feature = evaluator.feature
    guard !feature.statuses.isEmpty else { return [] }
    var seen: Set<Seen> = []
    var diagnostics: [Diagnostic] = []
    for schema in feature.schemas {
      for response in schema.responses {
        for fixture in response.fixtures {
          for sample in SampleLocator.samples(in: fixture.document, at: response.at).samples {
            guard case .success(let value) = evaluator.evaluate(schema.main, sample: sample.value) else { continue }
            var found: [Seen] = []
            Self.collect(value, &found)
            for status in found where seen.insert(status).inserted {
              let location = Self.place(of: status.raw, in: sample.value) ?? sample.value.location
              diagnostics.append(diagnostic(status, at: location))
            }
          }
        }
      }
    }
    return diagnostics
  }

  private func diagnostic(_ status: Seen, at location: SourceLocation) -> Diagnostic {
    let name = evaluator.feature[status.status].name
    return Diagnostic.warning(
      at: location,
      "no case of '\(name)' covers '\(status.raw)', so it is unknown(raw:); add it to \"statuses\""
    ).telling(of: .unknownStatus, "\(name): \(status.raw)")
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

package import DTOGenBase
import DTOGenSchema

/// The stage from a resolved feature with fixtures to the plans of its tests: one for each schema that has fixtures.
package struct TestPlanner: Sendable {
  /// At most so many samples are compared value by value: those that evaluation keeps the values of.
  private static let comparedCount = EvaluatedSamples.keptLimit
  /// Some samples may be refused, where the schema skips them.
  private static let locatedLimit = 3 * comparedCount
  /// Samples in which required fields are looked for.
  private static let requiredLimit = 20
  /// Bytes of JSON that the compared samples may have together: text in the tests' own source.
  private static let comparedLimit = 250_000
  /// Bytes of JSON that the tests of required fields may decode together.
  private static let decodingLimit = 2_500_000

  private let samples: EvaluatedSamples
  private let stubs: StubErrors
  private let requiredPaths: RequiredPaths

  private var feature: ResolvedFeature { samples.feature }

  package init(samples: EvaluatedSamples) {
    self.samples = samples
    stubs = StubErrors(samples.evaluator)
    requiredPaths = RequiredPaths(decoder: samples.evaluator.decoder)
  }

  /// The plans, in the order of the schemas, and a note for each check that no test can prove.
  package func plan(_ parallel: ParallelMap) -> (plans: [TestPlan], notes: [Diagnostic]) {
    let tested = feature.schemas.filter { schema in schema.responses.contains { !$0.fixtures.isEmpty } }
    guard !tested.isEmpty else { return ([], []) }
    let (invalid, notes) = InvalidFixtures(evaluator: samples.evaluator).derive()
    let planned = parallel.map(tested) { plan($0, invalid) }
    return (planned.map(\.plan), notes + planned.compactMap(\.note))
  }

  private func plan(_ schema: ResolvedSchema, _ invalid: [InvalidFixture]) -> (plan: TestPlan, note: Diagnostic?) {
    let located = locate(schema)
    let (required, leftOut) = required(located, schema)
    let plan = TestPlan(
      schema: schema, samples: planned(located, schema), documents: documents(schema),
      invalid: invalid.filter { $0.model == schema.main }.map { planned($0) }, required: required)
    guard leftOut > 0 else { return (plan, nil) }
    let message =
      "the samples are large, so the tests try \(required.count) of \(required.count + leftOut) required fields; "
      + "capture a smaller one to have them all tried"
    return (plan, .note(at: SourceLocation(file: schema.path), message))
  }

  // MARK: Samples

  private struct LocatedSample {
    var place: FixturePlace
    var value: JSONValue
  }

  /// The first samples of every fixture, then the second ones, and so on, so that none is left out.
  private func locate(_ schema: ResolvedSchema) -> [LocatedSample] {
    let byFixture = schema.responses.flatMap { response in
      response.fixtures.map {
        ($0, Array(response.samples(in: $0.document, limit: Self.locatedLimit).samples))
      }
    }
    let longest = byFixture.map(\.1.count).max() ?? 0
    var located: [LocatedSample] = []
    var seen: Set<FixturePlace> = []
    for index in 0..<longest where located.count < Self.locatedLimit {
      for (fixture, samples) in byFixture where index < samples.count {
        let place = place(of: samples[index], in: fixture)
        if seen.insert(place).inserted { located.append(LocatedSample(place: place, value: samples[index].value)) }
      }
    }
    return located
  }

  private func place(of sample: Sample, in fixture: Fixture) -> FixturePlace {
    FixturePlace(
      fixture: fixture.name, line: fixture.document.isLines ? sample.value.location.line : nil, path: sample.path)
  }

  private func planned(_ located: [LocatedSample], _ schema: ResolvedSchema) -> [PlannedSample] {
    var planned: [PlannedSample] = []
    var compared = 0
    for sample in located where planned.count < Self.comparedCount {
      guard planned.isEmpty || compared + sample.value.byteRange.count <= Self.comparedLimit else { continue }
      guard case .success(let value) = samples.result(schema.main, sample.value) else { continue }
      var item = PlannedSample(place: sample.place, value: value, stubs: [])
      if case .none = feature[schema.main].domain { item.value = nil }
      item.stubs = stubs.fields(in: sample.value, of: schema.main)
      compared += sample.value.byteRange.count
      planned.append(item)
    }
    return planned
  }

  // MARK: Documents

  /// Documents that hold more than the sample itself.
  private func documents(_ schema: ResolvedSchema) -> [PlannedDocument] {
    schema.responses.enumerated().flatMap { index, response in
      response.at.segments.isEmpty
        ? []
        : response.fixtures.flatMap { fixture in
          fixture.document.roots.map { document(fixture, $0, index, response, schema) }
        }
    }
  }

  private func document(
    _ fixture: Fixture, _ root: JSONValue, _ index: Int, _ response: ResolvedResponse, _ schema: ResolvedSchema
  ) -> PlannedDocument {
    let located = response.samples(in: root)
    let list = response.at.segments.lastIndex(of: .each)
    var skipped: [String] = []
    if schema.listPolicy == .skip, let list {
      for sample in located {
        guard case .failure = samples.result(schema.main, sample.value) else { continue }
        skipped.append(WirePath(Array(sample.segments[...list])).description)
      }
    }
    var fields: [String] = []
    for sample in stubs.isEmpty ? Samples() : located {
      let found = stubs.fields(in: sample.value, of: schema.main)
      fields += found.map { FieldPath.join(sample.path, $0) }.filter { !fields.contains($0) }
    }
    let path = list == nil ? located.first?.path : nil
    return PlannedDocument(
      response: index,
      place: FixturePlace(
        fixture: fixture.name, line: fixture.document.isLines ? root.location.line : nil, path: path ?? "."),
      count: located.count - skipped.count, skipped: skipped, stubs: fields)
  }

  // MARK: Refusals

  private func planned(_ fixture: InvalidFixture) -> PlannedInvalid {
    let file = InputFile(path: fixture.name, bytes: Array(fixture.contents.utf8))
    let root = JSONDocument.read(file).document?.root
    let fields = root.map { stubs.fields(in: $0, of: fixture.model) } ?? []
    return PlannedInvalid(fixture: fixture, stubs: fields)
  }

  /// Each required field once, in the first sample that shows it; of large samples not all.
  private func required(
    _ located: [LocatedSample], _ schema: ResolvedSchema
  ) -> (planned: [PlannedRequired], leftOut: Int) {
    var planned: [PlannedRequired] = []
    var leftOut = 0
    var seen: Set<String> = []
    var left = Self.decodingLimit
    // One sample shows each field once.
    let isAlone = located.count == 1
    for sample in located.prefix(Self.requiredLimit)
    // A sample that a list skips has a failure of its own already.
    where samples.decodes(schema.main, sample.value) {
      for field in requiredPaths.find(in: sample.value, of: schema.main)
      where isAlone || seen.insert(FieldPath.anywhere(field.field)).inserted {
        left -= sample.value.byteRange.count
        if left >= 0 { planned.append(PlannedRequired(place: sample.place, field: field)) } else { leftOut += 1 }
      }
    }
    return (planned, leftOut)
  }
}

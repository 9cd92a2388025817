import DTOGenBase
import DTOGenSchema

/// Derives, for each check that a response's samples reach, one sample that this check alone refuses.
///
/// The first sample in which the check applies is changed in as few places as possible. Every proposal is read back
/// and evaluated, and only kept when exactly this check is the first failure, with the field that its error names.
struct InvalidFixtures {
  /// Objects of one model that are tried for one check.
  private static let instanceLimit = 40
  /// Elements of each list of a sample that are looked at.
  private static let elementLimit = 3

  let evaluator: SampleEvaluator

  /// The derived fixtures of a feature, and a note for each check that no sample lets one derive for.
  func derive() -> (fixtures: [InvalidFixture], notes: [Diagnostic]) {
    var fixtures: [InvalidFixture] = []
    var notes: [Diagnostic] = []
    var taken: Set<String> = []
    var done: Set<ModelID> = []
    let checked = Set(evaluator.feature.models.filter { !$0.checks.isEmpty }.map(\.id))
    for schema in evaluator.feature.schemas where !checked.isEmpty {
      let samples = schema.responses.flatMap { response in
        response.fixtures.map { response.samples(in: $0.document).samples }
      }
      guard samples.contains(where: { !$0.isEmpty }) else { continue }
      for (model, instances) in instances(in: samples.joined(), of: schema.main, checked)
      where done.insert(model).inserted {
        for (index, check) in evaluator.feature[model].checks.enumerated() {
          let failure = MappingFailure.FailedCheck(model: model, index: index, text: check.text)
          guard var fixture = derive(check, failure, from: instances, main: schema.main) else {
            let message =
              "no invalid fixture could be derived for the check '\(check.text)', so no test proves it; "
              + "add a fixture in which it applies"
            notes.append(.note(at: check.location, message))
            continue
          }
          fixture.name = InvalidFixtureName.unique(fixture.name, among: &taken)
          fixtures.append(fixture)
        }
      }
    }
    return (fixtures, notes)
  }

  // MARK: Samples

  private struct Instance {
    var sample: JSONValue
    var object: JSONValue
    var path: [WirePath.Segment]
  }

  /// The models with checks that samples hold, the main one first, each with its objects in the order of the samples.
  ///
  /// No sample is looked at once every checked model has all the objects that are tried.
  private func instances(
    in samples: some Sequence<Sample>, of main: ModelID, _ checked: Set<ModelID>
  ) -> [(model: ModelID, instances: [Instance])] {
    let feature = evaluator.feature
    var order: [ModelID] = [main]
    var found: [ModelID: [Instance]] = [
      main: samples.prefix(Self.instanceLimit).map { Instance(sample: $0.value, object: $0.value, path: []) }
    ]
    let sharers = feature.models.filter { $0.sharedDTO != nil && checked.contains($0.id) }
    var open = checked.subtracting([main])
    let walk = WireWalk(decoder: evaluator.decoder)
    for sample in samples.lazy.map(\.value) {
      guard !open.isEmpty else { break }
      walk.visit(sample, as: main, limit: Self.elementLimit) { instance in
        let models =
          [instance.model] + sharers.filter { $0.sharedDTO == instance.model }.map(\.id)
        for model in models where open.contains(model) {
          if found[model] == nil { order.append(model) }
          found[model, default: []].append(Instance(sample: sample, object: instance.value, path: instance.path))
          if found[model, default: []].count == Self.instanceLimit { open.remove(model) }
        }
        return !open.isEmpty
      }
    }
    return order.map { ($0, found[$0] ?? []) }
  }

  // MARK: Derivation

  private func derive(
    _ check: ResolvedCheck, _ failure: MappingFailure.FailedCheck, from instances: [Instance], main: ModelID
  ) -> InvalidFixture? {
    for fillsAbsent in [false, true] {
      for instance in instances {
        if let fixture = derive(check, failure, from: instance, main: main, fillsAbsent: fillsAbsent) {
          return fixture
        }
      }
    }
    return nil
  }

  private func derive(
    _ check: ResolvedCheck, _ failure: MappingFailure.FailedCheck, from instance: Instance, main: ModelID,
    fillsAbsent: Bool
  ) -> InvalidFixture? {
    let finder = CheckLeafFinder(decoder: evaluator.decoder)
    let counts = finder.counts(of: check.condition, in: instance.object)
    for indices in InvalidFixtures.indices(counts) {
      guard let leaves = finder.leaves(of: check.condition, in: instance.object, indices: indices) else { continue }
      let changes = CheckBreaker(leaves: leaves, fillsAbsent: fillsAbsent).making(check.condition, hold: false)
      for edits in changes where !edits.isEmpty {
        if let fixture = fixture(edits, check, failure, instance, main) { return fixture }
      }
    }
    return nil
  }

  private func fixture(
    _ edits: [SampleEdit], _ check: ResolvedCheck, _ wanted: MappingFailure.FailedCheck, _ instance: Instance,
    _ main: ModelID
  ) -> InvalidFixture? {
    let tree = edits.reduce(JSONTree(instance.sample)) { tree, edit in
      tree.setting((instance.path + edit.path)[...], to: edit.value)
    }
    guard let value = tree.reread, case .failure(.mapping(let failure)) = evaluator.evaluate(main, sample: value),
      failure.check == wanted
    else { return nil }
    return InvalidFixture(
      name: InvalidFixtureName(feature: evaluator.feature).of(check, wanted.model), model: main,
      checkedModel: wanted.model,
      contents: JSONPrinter.pretty(tree), expectedField: failure.field, checkText: check.text)
  }

  /// The elements that the levels of `[]` pick, the first ones first.
  private static func indices(_ counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { picks, count in
      picks.flatMap { pick in (0..<min(count, elementLimit)).map { pick + [$0] } }
    }
  }
}

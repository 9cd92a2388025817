import DTOGenBase
import DTOGenModel
import DTOGenSchema
import DTOGenTemplates

/// Translates a test plan to what the template of a test file needs.
struct TestTranslator: Sendable {
  let feature: ResolvedFeature
  let wire: SwiftNames
  let responses: ResponseTranslator
  let names: TestNames
  let options: SwiftOptions
  /// Whether a test file holds its derived documents.
  let holdsDocuments: Bool
  /// Bytes of text that one sample is compared with.
  private static let expectationLimit = 400_000

  private let texts: ExpectationText
  private let readable: ReadableExpectations

  init(
    feature: ResolvedFeature, wire: SwiftNames, responses: ResponseTranslator, names: TestNames, options: SwiftOptions,
    holdsDocuments: Bool
  ) {
    self.feature = feature
    self.wire = wire
    self.responses = responses
    self.names = names
    self.options = options
    self.holdsDocuments = holdsDocuments
    texts = ExpectationText(feature: feature, names: names.expectation)
    readable = ReadableExpectations(
      feature: feature, domain: responses.domains.domain, types: responses.domains.expressionTypes,
      names: names)
  }

  /// The file's name and its suite's.
  func suite(of plan: TestPlan) -> SwiftIdentifier {
    SwiftIdentifier(sanitizing: feature.name(of: plan.schema.main) + "MappingTests", fallback: "MappingTests")
  }

  func context(for plan: TestPlan) -> TemplateContext {
    let main = feature[plan.schema.main]
    let first = plan.samples.first.flatMap { readableSample($0, plan) }
    let samples = Array(first == nil ? plan.samples[...] : plan.samples.dropFirst())
    var context = TemplateContext()
    context.set("suite", suite(of: plan))
    context.set("dto", SwiftType.named(wire[main.sharedDTO ?? main.id].dtoPath))
    var hasDomain = true
    if case .none = main.domain { hasDomain = false }
    context.set("domain", hasDomain ? names.type(responses.types.translate(responses.domain(of: plan.schema))) : nil)
    context.set("needsFoundation", first?.needsFoundation ?? false)
    context.set("first", first?.context)
    context.set("samples", section(samples.map { sample($0) }))
    context.set("responses", documents(plan, hasDomain: hasDomain))
    context.set("invalid", section(plan.invalid.map { invalid($0) }))
    context.set("required", section(required(plan.required)))
    context.set("explains", options.explainFailures)
    context.set("statuses", plan.schema.statuses.map { StatusTests(feature[$0], names).context })
    context.set("stubs", plan.samples.contains { !$0.stubs.isEmpty })
    return context
  }

  /// A list as a section of its own that is there where the list has anything.
  private func section(_ items: [TemplateContext]) -> TemplateContext? {
    guard !items.isEmpty else { return nil }
    var context = TemplateContext()
    context.set("items", items)
    return context
  }

  // MARK: Samples

  private func readableSample(
    _ sample: PlannedSample, _ plan: TestPlan
  ) -> (context: TemplateContext, needsFoundation: Bool)? {
    guard let value = sample.value, sample.stubs.isEmpty else { return nil }
    let name = variable(for: plan)
    guard let lines = readable.write(value, named: name, model: plan.schema.main), !lines.isEmpty else { return nil }
    var context = TemplateContext()
    set(sample.place, in: &context)
    context.set("name", name)
    context.set("lines", lines)
    return (context, lines.contains(where: \.needsFoundation))
  }

  /// `flightOffer`, or `value` where that would not be one word of the test's own.
  private func variable(for plan: TestPlan) -> SwiftIdentifier {
    let name = SwiftIdentifier(
      sanitizing: Words(feature.name(of: plan.schema.main)).lowerCamel(), fallback: "value")
    let isPlain = name.source == name.bare && !["dto", "init"].contains(name.bare)
    return isPlain ? name : SwiftIdentifier(sanitizing: "value", fallback: "value")
  }

  private func sample(_ sample: PlannedSample) -> TemplateContext {
    var context = TemplateContext()
    set(sample.place, in: &context)
    // Source of megabytes compiles badly.
    let expected = sample.value.map { texts.text(for: $0, limit: Self.expectationLimit) }
    context.set("expected", SwiftTextBlock(expected ?? []))
    set(sample.stubs, in: &context)
    return context
  }

  private func set(_ place: FixturePlace, in context: inout TemplateContext) {
    context.set("fixture", SwiftLiteral(string: place.fixture))
    context.set("line", place.line.map { SwiftSnippet.number($0) })
    context.set("path", SwiftLiteral(string: place.path))
  }

  private func set(_ stubs: [String], in context: inout TemplateContext) {
    context.set("unwritten", stubs.isEmpty ? nil : SwiftSnippet.list(stubs.map { SwiftLiteral(string: $0) }))
  }

  // MARK: Documents

  private func documents(_ plan: TestPlan, hasDomain: Bool) -> [TemplateContext] {
    plan.schema.responses.indices.compactMap { index in
      let documents = plan.documents.filter { $0.response == index }
      guard !documents.isEmpty else { return nil }
      let response = plan.schema.responses[index]
      let isList = responses.isList(response)
      let skips = isList && plan.schema.listPolicy == .skip
      let element = names.type(responses.types.translate(responses.domain(of: plan.schema)))
      var context = TemplateContext()
      // `everySampleMaps` is the test of the samples.
      let name = response.typeName == "Sample" ? "SampleResponse" : response.typeName
      context.set("function", SwiftIdentifier(sanitizing: "every\(name)Maps", fallback: "everyResponseMaps"))
      context.set(
        "cases", SwiftIdentifier(sanitizing: Words(name).lowerCamel() + "Documents", fallback: "documents"))
      context.set("document", responses.document(of: response, plan.schema))
      context.set("target", hasDomain ? isList ? SwiftType.list(of: element) : element : nil)
      context.set("isList", isList)
      context.set("skips", skips)
      context.set("throws", !skips || responses.throwsErrors(response, of: plan.schema))
      context.set("items", documents.map { document($0) })
      return context
    }
  }

  private func document(_ document: PlannedDocument) -> TemplateContext {
    var context = TemplateContext()
    set(document.place, in: &context)
    context.set("count", SwiftSnippet.number(document.count))
    context.set(
      "skipped",
      document.skipped.isEmpty ? nil : SwiftSnippet.list(document.skipped.map { SwiftLiteral(string: $0) }))
    set(document.stubs, in: &context)
    return context
  }

  // MARK: Refusals

  private func invalid(_ invalid: PlannedInvalid) -> TemplateContext {
    var context = TemplateContext()
    context.set("name", SwiftLiteral(string: invalid.fixture.name))
    context.set("field", SwiftLiteral(string: invalid.fixture.expectedField))
    context.set("check", SwiftLiteral(string: invalid.fixture.checkText))
    context.set("document", holdsDocuments ? SwiftTextBlock(Array(invalid.fixture.contents.utf8)) : nil)
    set(invalid.stubs, in: &context)
    return context
  }

  /// Fields that stand in one sample and are refused in the same ways are one item.
  private func required(_ all: [PlannedRequired]) -> [TemplateContext] {
    var groups: [[PlannedRequired]] = []
    for required in all {
      if let last = groups.last?.last, TestTranslator.areAlike(last, required) {
        groups[groups.count - 1].append(required)
      } else {
        groups.append([required])
      }
    }
    return groups.compactMap { group in
      guard let first = group.first else { return nil }
      var context = TemplateContext()
      set(first.place, in: &context)
      context.set("key", first.isSpelledAlike ? nil : SwiftLiteral(string: first.field.path))
      context.set("onlyMissing", !first.field.refusesNull)
      context.set("onlyNull", !first.field.refusesMissing)
      context.set("fields", group.map { SwiftLiteral(string: $0.field.field) })
      return context
    }
  }

  private static func areAlike(_ one: PlannedRequired, _ other: PlannedRequired) -> Bool {
    one.place == other.place && one.isSpelledAlike && other.isSpelledAlike
      && one.field.refusesNull == other.field.refusesNull && one.field.refusesMissing == other.field.refusesMissing
  }
}

extension PlannedRequired {
  /// Whether the fixture spells the field as the schema does.
  fileprivate var isSpelledAlike: Bool { field.path == field.field }
}

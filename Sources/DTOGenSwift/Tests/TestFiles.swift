import DTOGenBase
import DTOGenModel
import DTOGenOutput
import DTOGenSchema
import DTOGenTemplates

/// The files of a feature's test target: one for each plan, the support that they share, and the derived fixtures.
struct TestFiles: Sendable {
  /// The file of one plan before it is rendered.
  struct Suite: Sendable {
    var name: String
    var context: TemplateContext
    /// The model that the file is made for.
    var source: SourceLocation
  }

  /// A file that all suites of the feature use.
  struct Support: Sendable {
    var template: String
    var name: String
    var context: TemplateContext
  }

  /// All files of one feature.
  struct Made: Sendable {
    var suites: [Suite] = []
    var support: [Support] = []
    var derived: [GeneratedFile] = []
  }

  private let feature: ResolvedFeature
  private let configuration: Configuration
  private let tests: TestTranslator

  init(feature: ResolvedFeature, configuration: Configuration, names: SwiftNames, responses: ResponseTranslator) {
    self.feature = feature
    self.configuration = configuration
    let options = configuration.swift
    let module = TestFiles.module(options.domainModule ?? options.module, configuration, feature)
    tests = TestTranslator(
      feature: feature, wire: names, responses: responses,
      names: TestNames(feature: feature, wire: names, domain: responses.domains.domain, module: module),
      options: options, holdsDocuments: configuration.build == .generate)
  }

  /// Nothing where nothing is planned.
  func make(_ plans: [TestPlan], _ parallel: ParallelMap) -> Made {
    guard !plans.isEmpty else { return Made() }
    let suites = parallel.map(plans) { plan in
      var context = header(.header(generatedFrom: plan.schema.path))
      context.merge(tests.context(for: plan))
      return Suite(
        name: tests.suite(of: plan).bare, context: context, source: feature[plan.schema.main].location)
    }
    return Made(
      suites: suites, support: support(of: plans),
      derived: holdsDocuments ? [] : plans.flatMap(\.invalid).map { derived($0.fixture) })
  }

  private func support(of plans: [TestPlan]) -> [Support] {
    var context = header(.generated)
    context.set("hasStubs", plans.contains { plan in plan.samples.contains { !$0.stubs.isEmpty } })
    context.set("holdsDocuments", holdsDocuments)
    context.set("fixtures", SwiftLiteral(string: fixturesFolder))
    context.set("fixturesPath", SwiftLiteral(string: fixturesPath))
    return [
      Support(template: "fixtures", name: "Fixtures", context: context),
      Support(template: "fixtures-cases", name: "FixtureCases", context: context),
      Support(template: "fixtures-document", name: "FixtureDocument", context: context),
      Support(template: "fixtures-domain-text", name: "DomainText", context: context),
    ]
  }

  /// Whether test files hold the derived documents themselves: what a build makes cannot be a resource.
  private var holdsDocuments: Bool { configuration.build == .generate }

  private func derived(_ fixture: InvalidFixture) -> GeneratedFile {
    let layout = configuration.layout
    let folder = layout.path(layout.fixtures, feature: feature.name)
    return GeneratedFile(
      path: Layout.path("Invalid/\(fixture.name).json", in: folder), contents: Array(fixture.contents.utf8),
      ownership: .derivedFixture, parts: [.tests])
  }

  // MARK: Imports and folders

  private func header(_ line: SwiftSnippet) -> TemplateContext {
    let options = configuration.swift
    var context = SwiftFileContext(options: options).make(header: line)
    let module = TestFiles.module(options.module, configuration, feature)
    // What others can see need not be compiled for testing.
    let isTestable = options.access == .internal
    context.set("testableImports", isTestable ? [module] : [])
    context.set("plainImports", plainImports + (isTestable ? [] : [module]))
    return context
  }

  private var plainImports: [SwiftIdentifier] {
    [configuration.swift.kernelModule, configuration.swift.domainModule].compactMap { module in
      module.map { TestFiles.module($0, configuration, feature) }
    }
  }

  private static func module(
    _ pattern: String, _ configuration: Configuration, _ feature: ResolvedFeature
  ) -> SwiftIdentifier {
    SwiftIdentifier(sanitizing: configuration.layout.path(pattern, feature: feature.name), fallback: "Feature")
  }

  /// The last part of the fixtures folder, which a bundle keeps.
  private var fixturesFolder: String {
    Layout.parts(of: configuration.layout.path(configuration.layout.fixtures, feature: feature.name)).last ?? "."
  }

  /// From the folder of the tests to that of the fixtures.
  private var fixturesPath: String {
    let layout = configuration.layout
    let tests = Layout.parts(of: layout.path(layout.tests, feature: feature.name))
    let fixtures = Layout.parts(of: layout.path(layout.fixtures, feature: feature.name))
    let shared = zip(tests, fixtures).prefix { $0 == $1 }.count
    let up = [String](repeating: "..", count: tests.count - shared)
    return (up + fixtures[shared...]).joined(separator: "/")
  }
}

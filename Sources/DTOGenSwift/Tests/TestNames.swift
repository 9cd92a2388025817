import DTOGenModel

/// The Swift names that generated tests compare with and call.
struct TestNames: Sendable {
  let feature: ResolvedFeature
  let wire: SwiftNames
  /// The module of the domain types, for names that a test file would find twice.
  let module: SwiftIdentifier
  /// The labels of the domain properties, by model.
  private let labels: [[String]]

  init(feature: ResolvedFeature, wire: SwiftNames, domain: DomainNames, module: SwiftIdentifier) {
    self.feature = feature
    self.wire = wire
    self.module = module
    labels = feature.models.map { domain.properties(of: $0.id).map(\.bare) }
  }

  /// The words of `DomainText`, which shows the labels and cases that the app's code has.
  var expectation: ExpectationNames {
    ExpectationNames(
      property: { [labels] id, index in
        labels[id.index].indices.contains(index) ? labels[id.index][index] : ""
      },
      unionCase: { [wire] id, index in wire[id].cases[index].bare },
      statusCase: { [feature] id, index in
        SwiftIdentifier(sanitizing: feature[id].cases[index].name, fallback: "value").bare
      },
      declaredProperty: { [feature] type, index in
        let declared = feature.declaredTypes.first { $0.name == type }
        guard case .scaffolded(let properties)? = declared?.home else { return "" }
        return SwiftIdentifier(sanitizing: properties[index].name, fallback: "value").bare
      })
  }

  /// A type as a test names it: with its module where Foundation or Testing has one of the same name.
  func type(_ type: SwiftType) -> SwiftType {
    TestNames.foreign.contains(type.source)
      ? .named([module, SwiftIdentifier(sanitizing: type.source, fallback: "T")]) : type
  }

  /// Types that test files see from elsewhere, under names that a domain type may well have.
  private static let foreign: Set<String> = [
    "Attachment", "Bug", "Bundle", "Calendar", "Comment", "Confirmation", "Data", "Date", "Decimal", "Dimension",
    "DomainText", "Expression", "FixtureDocument", "FixtureError", "FixturePath", "FixtureResponse", "FixtureSample",
    "Fixtures", "Formatter", "Host", "InvalidFixture", "Issue", "Locale", "Measurement", "Message", "Notification",
    "Operation", "Port", "Predicate", "Process", "Progress", "RequiredFields", "Runner", "Scanner", "SourceLocation",
    "Stream", "Tag", "Test", "Thread", "TimeZone", "Timer", "Trait", "URL", "UUID", "Unit",
  ]
}

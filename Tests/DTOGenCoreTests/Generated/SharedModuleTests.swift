import Testing

@testable import DTOGenOutput

/// Features that stand in one module: their support is one folder, and no file name stands there twice.
@Suite struct SharedModuleTests {
  private static let schemas = [
    (model: "Search/Offer", text: #"{ "fields": { "offer_id": "int", "day": "date" } }"#),
    (model: "Trips/Trip", text: #"{ "fields": { "trip_id": "int", "extra": "json", "next": "Trip?" } }"#),
  ]

  @Test func theyCompileWithOneSupportFolder() throws {
    let module = GeneratedModule(
      schemas: Self.schemas,
      configuration: #"{ "layout": { "support": "Support" }, "swift": { "module": "App" } }"#)
    let paths = try module.files().map(\.path)
    #expect(paths.filter { $0.hasSuffix("WireDecoding.swift") } == ["Support/WireDecoding.swift"])
    let said = try module.typecheck()
    #expect(said == "", "\(said)")
  }

  /// The support does not depend on which features a run is about.
  @Test func aSharedSupportFolderIsTheSameForEveryFeature() throws {
    let configuration = #"{ "layout": { "support": "Support" }, "swift": { "module": "App" } }"#
    let support = try Self.schemas.map { schema in
      try GeneratedModule(schemas: [schema], configuration: configuration).files()
        .filter { $0.path.hasPrefix("Support/") }
    }
    #expect(support[0] == support[1])
  }

  @Test func aFileNameThatStandsTwiceInAModuleIsAnErrorThatNamesTheSetting() throws {
    let module = GeneratedModule(schemas: Self.schemas, configuration: #"{ "swift": { "module": "App" } }"#)
    let error = #expect(throws: GeneratedModule.Failure.self) { try module.files() }
    #expect(
      error?.description.contains(
        "Features/Trips/Data/WireDecoding.swift: error: the module 'App' would have two files of this name, the other "
          + "at Features/Search/Data/WireDecoding.swift; features that share a module share their support, too: write "
          + "\"layout\": { \"support\": \"Support\" }") == true, "\(error?.description ?? "")")
  }

  @Test func aTypeOfTwoFeaturesInOneModuleIsAnError() throws {
    let module = GeneratedModule(
      schemas: [
        ("Search/Offer", #"{ "fields": { "id": "int" } }"#),
        ("Trips/offer", #"{ "fields": { "id": "int" }, "model": "Offer" }"#),
      ],
      configuration: #"{ "layout": { "support": "Support" }, "swift": { "module": "App" } }"#)
    let error = #expect(throws: GeneratedModule.Failure.self) { try module.files() }
    #expect(
      error?.description.contains(
        "Features/Trips/Domain/Offer.swift: error: the module 'App' would have two files of this name") == true,
      "\(error?.description ?? "")")
  }

  @Test func oneDecoderReadsTheKeysOfAllFeatures() throws {
    let module = GeneratedModule(
      schemas: [("Search/Offer", #"{ "fields": { "id": "int" }, "keys": "explicit" }"#)],
      configuration: #"{ "layout": { "support": "Support" } }"#)
    let error = #expect(throws: GeneratedModule.Failure.self) { try module.files() }
    #expect(
      error?.description.contains("write \"swift\": { \"keys\": \"explicit\" } there") == true,
      "\(error?.description ?? "")")
  }
}

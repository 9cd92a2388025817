import Testing

@testable import DTOGenSwift

@Suite struct BuildFileNamesTests {
  private static let schemas = ["Features/Trips/Data/Trip.dto.json", "Features/Trips/Data/Booking.dto.json"]

  @Test func knowsWhatABuildMakesFromNamesAlone() {
    #expect(
      BuildFileNames.all(.sources, schemas: Self.schemas) == [
        "Booking.generated.swift", "Trip.generated.swift", "WireSupport.generated.swift",
      ])
    #expect(
      BuildFileNames.all(.tests, schemas: Self.schemas) == [
        "BookingMappingTests.swift", "TripMappingTests.swift", "FixtureSupport.generated.swift",
      ])
    #expect(BuildFileNames.all(.check, schemas: Self.schemas) == ["DTOGenCheck.generated.swift"])
  }

  @Test func findsNamesThatADiskWouldTakeForOne() {
    let schemas = Self.schemas + ["Features/Old/Data/trip.dto.json"]
    let clashes = BuildFileNames.clashes(.sources, schemas: schemas)
    #expect(clashes.map(\.schemas) == [["Features/Old/Data/trip.dto.json", "Features/Trips/Data/Trip.dto.json"]])
    #expect(BuildFileNames.clashes(.check, schemas: schemas).isEmpty)
    #expect(BuildFileNames.clashes(.sources, schemas: Self.schemas).isEmpty)
  }

  @Test func keepsTheNameOfWhatSchemasShare() {
    #expect(BuildFileNames.clashes(.sources, schemas: ["Data/WireSupport.dto.json"]).count == 1)
  }
}

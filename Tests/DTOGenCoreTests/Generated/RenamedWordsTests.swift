import Testing

@testable import DTOGenBase
@testable import DTOGenCore
@testable import DTOGenOutput

/// `"names"` of the configuration reaches every name that is chosen for the domain, and none of the wire's.
@Suite struct RenamedWordsTests {
  private static let fixture = """
    {
      "id": "b1", "pax_count": 2,
      "pax": [{ "pax_type": "ADT", "seg": { "seg_no": 1 } }],
      "lead_pax": { "given_name": "Ann" },
      "segs": [{ "origin": "VIE" }],
      "pax_status": "PAX_CHECKED_IN"
    }
    """
  private static let configuration = #"{ "names": { "pax": "passengers", "seg": "segment" } }"#

  private func text(_ output: GeneratorOutput, _ path: String) -> String {
    output.files.first { $0.path == path }.map { String(decoding: $0.contents, as: UTF8.self) } ?? ""
  }

  @Test func anInferredFeatureIsNamedInTheDomainsWords() throws {
    let request = ScaffoldRequest(
      feature: "Shop", model: "Booking",
      fixtures: [InputFile(path: "booking.json", bytes: Array(Self.fixture.utf8))])
    let output = Pipeline.scaffold(
      request,
      in: ProjectInput(configuration: InputFile(path: "dtogen.json", bytes: Array(Self.configuration.utf8))))
    #expect(!output.diagnostics.hasErrors, "\(output.diagnostics)")
    let domain = text(output, "Features/Shop/Domain/Booking.swift")
    for line in [
      "let passengersCount: Int", "let passengers: [Passenger]", "let leadPassengers: LeadPassengers",
      "let segments: [Segment]", "let passengersStatus: BookingPassengersStatus",
      "struct Passenger: Hashable, Sendable {",
      "let passengersType: BookingPassengerType", "let segmentNo: Int",
    ] { #expect(domain.contains(line), "\(line)\n\(domain)") }
    #expect(!domain.lowercased().contains("pax"))
    let status = text(output, "Features/Shop/Domain/BookingPassengersStatus.swift")
    #expect(status.contains("case passengersCheckedIn"), "\(output.files.map(\.path))")
    let dto = text(output, "Features/Shop/Data/BookingDTO.swift")
    for line in ["let paxCount: Int", "let pax: [PaxDTO]", "let leadPax: LeadPaxDTO", "let segs: [SegDTO]"] {
      #expect(dto.contains(line), "\(line)\n\(dto)")
    }
    #expect(!dto.lowercased().contains("passenger"))
  }

  @Test func aPersonsOwnNamesStayAndTheRestIsRenamed() throws {
    let project = GeneratedProject(
      schemas: [
        (
          "PaxList",
          """
          {
            "fixtures": ["list.json"], "fields": { "pax": "[PaxInfo]", "pax_total": "int", "rloc": "string" },
            "domain": { "paxInfos": "pax", "total": "pax_total", "rloc": "rloc" },
            "checks": ["pax_total > 0"],
            "types": { "PaxInfo": { "fields": { "pax_name": "string", "seg": { "$list": { "seg_no": "int" } } } } }
          }
          """
        )
      ],
      fixtures: [
        ("list.json", #"{ "pax": [{ "pax_name": "Ann", "seg": [{ "seg_no": 1 }] }], "pax_total": 1, "rloc": "X" }"#)
      ], configuration: Self.configuration)
    let output = project.generate()
    #expect(!output.diagnostics.hasErrors, "\(output.diagnostics)")
    let list = text(output, "Features/Shop/Domain/PaxList.swift")
    #expect(list.contains("let paxInfos: [PaxInfo]"), "\(list)")
    let info = text(output, "Features/Shop/Domain/PaxInfo.swift")
    for line in ["struct PaxInfo", "let passengersName: String", "let segment: [Segment]", "struct Segment"] {
      #expect(info.contains(line), "\(line)\n\(info)")
    }
    #expect(
      output.files.contains {
        $0.path == GeneratedProject.folder + "Invalid/pax_list_passengers_total_not_above_0.json"
      },
      "\(output.files.map(\.path))")
    let outcome = try project.runTests()
    #expect(outcome.isGreen, "\(outcome.output)")
  }
}

import Testing

@testable import DTOGenBase
@testable import DTOGenInference
@testable import DTOGenSchema

@Suite("Inference: a schema without fields")
struct FillTests {
  private static func document(_ path: String, _ text: String) -> JSONDocument? {
    JSONDocument.read(InputFile(path: path, bytes: Array(text.utf8)), dialect: .strict, allowsLines: true).document
  }

  private static func schema(_ text: String) throws -> SchemaFile {
    let file = InputFile(path: "Trip.dto.json", bytes: Array(text.utf8))
    return try #require(SchemaDecoder.decode(file, defaultModel: "Trip", defaultFeature: "Trips").schema)
  }

  private static func fill(_ schema: SchemaFile, _ documents: [[JSONDocument?]]) -> Inference.Result {
    Inference.fill(schema, documents: documents.map { $0.compactMap { $0 } }, naming: NamingStyle(acronyms: ["ID"]))
  }

  private static let trips = #"{"data":[{"trip_id":"a","status":"open"},{"trip_id":"b","status":"closed"}]}"#

  @Test func takesWireAndDomainFromTheFixtures() throws {
    let schema = try Self.schema(#"{ "fixtures": ["trips.json"], "at": "data[]" }"#)
    let filled = try #require(Self.fill(schema, [[Self.document("trips.json", Self.trips)]]).schema)
    #expect(filled.path == "Trip.dto.json")
    #expect(filled.responses == schema.responses)
    let model = try #require(filled.models.first)
    #expect(InferenceSketch.lines(model.domain) == ["id = TripID(trip_id)", "status = TripStatus(status)"])
    #expect(filled.statuses.map(\.name.value) == ["TripStatus"])
    #expect(InferredSchemaTests.problems(filled).isEmpty)
  }

  @Test func offersNothingBesideADomainThatAPersonWrote() throws {
    let schema = try Self.schema(
      #"{ "fixtures": ["trips.json"], "at": "data[]", "domain": { "code": "trip_id", "state": "status" } }"#)
    let filled = try #require(Self.fill(schema, [[Self.document("trips.json", Self.trips)]]).schema)
    #expect(filled.models.first?.domain == schema.models.first?.domain)
    #expect(filled.statuses.isEmpty)
    guard case .object(let fields) = filled.models.first?.wire else {
      Issue.record("no fields")
      return
    }
    #expect(fields.map(InferenceSketch.text) == ["trip_id: string", "status: string"])
  }

  @Test func mergesTheSamplesOfAllResponses() throws {
    let schema = try Self.schema(
      """
      { "at": { "TripList": "data[]", "TripDetail": "data" },
        "fixtures": { "TripList": ["list.json"], "TripDetail": ["detail.json"] } }
      """)
    let filled = try #require(
      Self.fill(
        schema,
        [
          [Self.document("list.json", #"{"data":[{"a":1},{"a":2.5}]}"#)],
          [Self.document("detail.json", #"{"data":{"a":1,"b":true}}"#)],
        ]
      ).schema)
    guard case .object(let fields) = filled.models.first?.wire else {
      Issue.record("no fields")
      return
    }
    #expect(fields.map(InferenceSketch.text) == ["a: double", "b: bool?"])
  }

  @Test func leavesASchemaWithFieldsAlone() throws {
    let schema = try Self.schema(#"{ "fields": { "a": "int" } }"#)
    #expect(Self.fill(schema, []).schema == schema)
  }

  @Test func saysThatNoSampleStandsThere() throws {
    let schema = try Self.schema(#"{ "fixtures": ["trips.json"], "at": "trips[]" }"#)
    let result = Self.fill(schema, [[Self.document("trips.json", Self.trips)]])
    #expect(result.schema == nil)
    #expect(result.diagnostics.hasErrors)
  }
}

import Testing
import ToolSupport

/// Every kind of check, compiled and run on documents that keep and that break it.
@Suite struct MapperCheckTests {
  private static let checks = [
    "stop_count >= 1", "1 <= legs[].miles", "arrive_at > depart_at", "until > since", "total > 0.5",
    "name is not empty",
    "legs is not empty", "code matches /^[A-Z]{2}/", "status in ['open', 'closed']", "seat is present if paid == true",
    "note is present iff seat is present", "prices[] >= 0", "legs[].fares[] > 0", "legs[].miles <= limits[].miles",
    "legs[0].miles != 13", "legs[last].miles < 1000", "price.v2.minor > 0", "since > '2020-01-01'",
    "depart_at > '2020-01-01T00:00:00Z'", "slots[].from < slots[].to", "rate < 2 if name == 'x'", "size == 3",
  ]

  private static let module = GeneratedModule(schemas: [
    (
      "Trip",
      #"""
      {
        "fields": {
          "stop_count": "int", "legs": { "$list": { "miles": "int", "fares": "[int]" } }, "depart_at": "date-time",
          "arrive_at": "date-time?", "since": "date", "until": "date?", "total": "decimal-string", "name": "string",
          "code": "string", "status": "string", "seat": "string?", "paid": "bool?", "note": "string?",
          "prices": "[string: double]", "limits": { "$list": { "miles": "int64" }, "$optional": true },
          "price": { "$oneOf": { "v2": { "minor": "int" }, "v1": "double" } },
          "slots": { "$map": { "from": "time", "to": "time" } }, "rate": "decimal?", "size": "uint64"
        },
        "domain": { "name": "name" },
        "checks": [\#(checks.map { "\"\($0)\"" }.joined(separator: ", "))],
        "ignore": { "*": "checked only" }
      }
      """#
    )
  ])

  private static func trip(_ changes: String) -> String {
    #"""
    {\#(changes)\#(changes.isEmpty ? "" : ",")"stop_count":1,"legs":[{"miles":5,"fares":[1]},{"miles":6,"fares":[]}],
    "depart_at":"2024-05-01T10:00:00Z","since":"2024-05-01","total":"0.51","name":"n","code":"ABc","status":"open",
    "prices":{"a":0},"price":1.5,"slots":{"s":{"from":"10:00","to":"11:00"}},"size":3}
    """#
  }

  private static func probe(_ changes: String, fails field: String? = nil) -> DTOProbe {
    DTOProbe(mapping: "Trip", trip(changes), ".name", field.map { #"error: invalid(field: "\#($0)")"# } ?? "n")
  }

  static let probes: [DTOProbe] = [
    probe(""),
    probe(#""stop_count":0"#, fails: "stop_count"),
    probe(#""legs":[{"miles":2,"fares":[]},{"miles":0,"fares":[]}]"#, fails: "legs[1].miles"),
    probe(#""arrive_at":null"#),
    probe(#""arrive_at":"2024-05-01T12:00:01+02:00""#),
    probe(#""arrive_at":"2024-05-01T12:00:00+02:00""#, fails: "arrive_at"),
    probe(#""until":"2024-05-02""#),
    probe(#""until":"2024-05-01""#, fails: "until"),
    probe(#""until":"May""#, fails: "until"),
    probe(#""total":"0.50""#, fails: "total"),
    probe(#""total":"x""#, fails: "total"),
    probe(#""name":"""#, fails: "name"),
    probe(#""legs":[]"#, fails: "legs"),
    probe(#""code":"A1""#, fails: "code"),
    probe(#""status":"OPEN""#, fails: "status"),
    probe(#""paid":false"#),
    probe(#""paid":true"#, fails: "seat"),
    probe(#""paid":true,"seat":"1A","note":"w""#),
    probe(#""seat":"1A""#, fails: "note"),
    probe(#""note":"w""#, fails: "note"),
    probe(#""prices":{"b":1,"a b":-1}"#, fails: "prices.`a b`"),
    probe(#""legs":[{"miles":5,"fares":[1,0]}]"#, fails: "legs[0].fares[1]"),
    probe(#""limits":[{"miles":5},{"miles":6},{"miles":0}]"#),
    probe(#""limits":[{"miles":5},{"miles":5}]"#, fails: "legs[1].miles"),
    probe(#""limits":[{"miles":5}]"#),
    probe(#""legs":[{"miles":13,"fares":[]}]"#, fails: "legs[0].miles"),
    probe(#""legs":[{"miles":1000,"fares":[]}]"#, fails: "legs[last].miles"),
    probe(#""price":{"minor":1}"#),
    probe(#""price":{"minor":0}"#, fails: "price.minor"),
    probe(#""since":"2020-01-01""#, fails: "since"),
    probe(#""depart_at":"2020-01-01T00:00:00Z""#, fails: "depart_at"),
    probe(#""slots":{"a":{"from":"09:00","to":"10:00"},"b":{"from":"11:00","to":"10:59:59"}}"#, fails: "slots.b.from"),
    probe(#""slots":{"a":{"from":"24:00","to":"10:00"}}"#, fails: "slots.a.from"),
    probe(#""rate":2"#),
    DTOProbe(mapping: "Trip", trip(#""rate":2,"name":"x""#), ".name", #"error: invalid(field: "rate")"#),
    DTOProbe(mapping: "Trip", trip(#""rate":1.99,"name":"x""#), ".name", "x"),
    probe(#""size":4"#, fails: "size"),
  ]

  private static let run = ProbeRun(module, probes)

  @Test(arguments: probes.indices) func aDocumentIsChecked(_ index: Int) throws {
    #expect(try Self.run.line(index) == Self.probes[index].expected, "\(Self.probes[index])")
  }

  @Test(
    .enabled(if: SlowTests.areOn, "compiles under five settings: \(SlowTests.howToRun)"),
    arguments: GeneratedSettings.all)
  func itCompiles(under settings: GeneratedSettings) throws {
    #expect(try Self.module.typecheck(under: settings) == "")
  }

  @Test func guardsReadAsWrittenByHand() throws {
    let text = try Self.module.text(of: "Trip+DTO.swift")
    for line in [
      "        guard dto.stopCount >= 1 else { throw MappingError.invalid(field: \"stop_count\") }\n",
      "        if let arriveAt = dto.arriveAt {\n            guard arriveAt > dto.departAt else {",
      "        for (index, leg) in dto.legs.enumerated() {\n            guard 1 <= leg.miles else {",
      "        if let paid = dto.paid, paid {\n            guard dto.seat != nil else {",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
  }
}

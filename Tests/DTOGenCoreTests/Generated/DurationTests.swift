import Testing

/// Durations from JSON to Swift's own, compiled and run: values, constants, checks and text that is none.
@Suite struct DurationTests {
  private static let module = GeneratedModule(schemas: [
    (
      "Flight",
      #"""
      {
        "fields": {
          "duration": "duration", "stop": "duration?", "legs": { "$list": { "time": "duration" } },
          "gate": { "$type": "duration", "$default": "PT40M" }, "limits": "[string: duration]"
        },
        "domain": {
          "duration": "duration", "stop": "stop ?? 'PT0S'", "legs": "legs[].time", "gate": "gate", "limits": "limits"
        },
        "checks": ["duration <= 'PT18H'", "duration > stop", "legs[].time >= 'PT1M'", "gate in ['PT40M', 'P1D']"]
      }
      """#
    )
  ])

  private static func probe(_ changes: String, _ member: String, _ expected: String) -> DTOProbe {
    let start = changes.isEmpty ? "" : changes + ","
    let json = #"{\#(start)"duration":"PT2H35M","legs":[{"time":"PT155M"}],"limits":{}}"#
    return DTOProbe(mapping: "Flight", json, member, expected)
  }

  private static func probe(_ changes: String, fails field: String) -> DTOProbe {
    probe(changes, ".duration", #"error: invalid(field: "\#(field)")"#)
  }

  static let probes: [DTOProbe] = [
    probe("", ".duration == .seconds(9300)", "true"),
    probe("", ".stop == .zero", "true"),
    probe("", ".legs == [.seconds(9300)]", "true"),
    probe("", ".gate == .seconds(2400)", "true"),
    probe(#""stop":"PT0.25S""#, ".stop == .milliseconds(250)", "true"),
    probe(#""stop":null"#, ".stop == .zero", "true"),
    probe(#""gate":"PT24H""#, ".gate == .seconds(86_400)", "true"),
    probe(#""limits":{"a b":"P1W"}"#, #".limits["a b"] == .seconds(604_800)"#, "true"),
    probe(#""duration":"PT1080M""#, ".duration == .seconds(64_800)", "true"),
    probe(#""duration":"PT18H0.001S""#, fails: "duration"),
    probe(#""stop":"PT155M""#, fails: "duration"),
    probe(#""duration":"P1Y""#, fails: "duration"),
    probe(#""duration":"2h""#, fails: "duration"),
    probe(#""stop":"P1M""#, fails: "stop"),
    probe(#""gate":"PT41M""#, fails: "gate"),
    probe(#""legs":[{"time":"PT2H"},{"time":"PT59S"}]"#, fails: "legs[1].time"),
    probe(#""legs":[{"time":"PT2H"},{"time":"P"}]"#, fails: "legs[1].time"),
    probe(#""limits":{"a b":"P1M"}"#, fails: "limits.`a b`"),
  ]

  private static let run = ProbeRun(module, probes)

  @Test(arguments: probes.indices) func aDocumentIsMapped(_ index: Int) throws {
    #expect(try Self.run.line(index) == Self.probes[index].expected, "\(Self.probes[index])")
  }

  @Test(arguments: GeneratedSettings.all) func itCompiles(under settings: GeneratedSettings) throws {
    #expect(try Self.module.typecheck(under: settings) == "")
  }

  @Test func theDTOHoldsTextAndTheDomainADuration() throws {
    #expect(try Self.module.text(of: "FlightDTO.swift").contains("    let duration: String\n"))
    #expect(try Self.module.text(of: "Flight.swift").contains("    let duration: Duration\n"))
    let mapper = try Self.module.text(of: "Flight+DTO.swift")
    #expect(mapper.contains(#"WireMapping.duration(dto.duration, at: "duration")"#), "\(mapper)")
  }

  static let mistakes = [
    #"{ "fields": { "d": { "$type": "duration", "$default": "P1M" } }, "domain": false }"#,
    #"{ "fields": { "d": "duration" }, "checks": ["d < 'P1Y'"] }"#,
    #"{ "fields": { "d": "duration" }, "checks": ["d in ['PT1H', 'P1M']"] }"#,
    #"{ "fields": { "d": "duration?" }, "domain": { "d": "d ?? 'P1Y2M'" } }"#,
  ]

  @Test(arguments: mistakes) func yearsAndMonthsAreRefusedWithTheReason(_ schema: String) throws {
    let error = #expect(throws: GeneratedModule.Failure.self) {
      try GeneratedModule(schemas: [("Flight", schema)]).files()
    }
    #expect(error?.description.contains("a duration, such as 'PT2H35M'") == true, "\(error?.description ?? "")")
    #expect(error?.description.contains("years and months have no fixed length") == true)
  }
}

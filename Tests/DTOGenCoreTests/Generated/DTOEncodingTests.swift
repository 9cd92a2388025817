import Testing

/// With `Codable` among the conformances, a DTO is written as it was read.
@Suite struct DTOEncodingTests {
  private static let module = GeneratedModule(
    schemas: [
      (
        "Offer",
        #"""
        {
          "domain": false,
          "fields": {
            "offer_id": "int?",
            "price": { "$oneOf": { "v2": { "amount_minor": "int64" }, "v1": "double" }, "$optional": true },
            "step": { "$tag": "step_type", "$cases": { "ship": { "transit_days": "int" } }, "$optional": true },
            "raw": "json?",
            "tags": "Tags?",
            "next": "Offer?",
            "code": { "$type": "int?", "$aliases": ["old_code"], "$default": 7 }
          },
          "types": { "Tags": { "fields": { "$list": "string" }, "domain": false } }
        }
        """#
      )
    ], configuration: #"{ "swift": { "conformances": ["Codable", "Equatable"] } }"#)

  static let probes: [DTOProbe] = [
    .encoding("OfferDTO", #"{"offer_id":1}"#, #"{"code":7,"offer_id":1}"#),
    .encoding("OfferDTO", #"{"code":null,"price":1.5}"#, #"{"price":1.5}"#),
    .encoding("OfferDTO", #"{"old_code":1,"price":{"amount_minor":2}}"#, #"{"code":1,"price":{"amount_minor":2}}"#),
    .encoding(
      "OfferDTO", #"{"code":null,"step":{"step_type":"ship","transit_days":2}}"#,
      #"{"step":{"step_type":"ship","transit_days":2}}"#),
    .encoding("OfferDTO", #"{"code":null,"step":{"step_type":"fly"}}"#, #"{"step":{"step_type":"fly"}}"#),
    .encoding(
      "OfferDTO", #"{"code":null,"raw":[null,true,1,"a",{"b_c":[]}],"tags":["x"]}"#,
      #"{"raw":[null,true,1,"a",{"b_c":[]}],"tags":["x"]}"#),
    .encoding(
      "OfferDTO", #"{"code":null,"next":{"code":null,"offer_id":2}}"#, #"{"next":{"offer_id":2}}"#),
  ]

  private static let lines = Result { try module.run(main: DTOProbe.program(probes)).split(separator: "\n") }

  @Test(arguments: probes.indices) func aDocumentIsWrittenAsItWasRead(_ index: Int) throws {
    let lines = try Self.lines.get()
    let line = try #require(lines.indices.contains(index) ? lines[index] : nil, "\(lines)")
    #expect(String(line) == Self.probes[index].expected, "\(Self.probes[index])")
  }
}

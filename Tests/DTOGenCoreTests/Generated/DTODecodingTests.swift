import Testing
import ToolSupport

/// Defaults, aliases, deprecated fields and keys that no property can be called by.
@Suite struct DTODecodingTests {
  private static let module = GeneratedModule(schemas: [
    (
      "Offer",
      #"""
      {
        "domain": false,
        "fields": {
          "code": { "$type": "string", "$aliases": ["old_code", "code-1"] },
          "note": { "$type": "string?", "$aliases": ["remark"] },
          "count": { "$type": "int", "$default": 3, "$aliases": ["cnt"] },
          "limit": { "$type": "int?", "$default": -3 },
          "made_at": { "$type": "date-time", "$default": "2024-05-01T10:00:00.25Z" },
          "amount": { "$type": "decimal", "$default": 3.10 },
          "link": { "$type": "url?", "$default": "https://x.example/a" },
          "tags": { "$list": "string", "$default": [] },
          "prices": { "$map": "double", "$default": [] },
          "extras": { "$map": "double", "$default": [], "$emptyList": true, "$aliases": ["more"] },
          "names": { "$map": "string", "$optional": true, "$emptyList": true },
          "size": { "$optional": true, "$emptyList": true, "width": "int" },
          "parent": { "$type": "Offer?", "$aliases": ["up"] },
          "old_name": { "$type": "string?", "$deprecated": "use `code`\n*/ instead" }
        }
      }
      """#
    ),
    (
      "Odd",
      #"""
      {
        "domain": false,
        "fields": {
          "imageURL": "int?", "image_URL_2": "int?", "line_1": "int?", "type": "int?", "_type": "int?",
          "type_": "int?", "__type": "int?", "id": "int?", "ID": "int?", "Id": "int?", "+1": "int?", "-1": "int?",
          "😀": "int?", "℃": "int?", "名前": "int?", "straße_nr": "int?", "String": "string?", "Date": "date-time?",
          "self": "int?", "CodingKeys": "int?", "class": "int?", "init": "int?", "2fa": "int?", "_": "int?",
          "Type": "int?", "container": "int?", "decoder": "int?", "hashValue": "int?", "\ufeffa": "int?", "a": "int?",
          "a b": "int?", "a-b": "int?", "quote\"\\(x)": "int?", "DataDTO": "int?", "": "int?",
          "default": { "$type": "int", "$default": 1 },
          "image_PNG": { "must_be": "int" },
          "way": { "$tag": "The Tag", "$cases": { "none": { "x": "int?" }, "unknown": { "y": "int?" }, "1": {}, "+": {} } }
        }
      }
      """#
    ),
  ])

  private static let odd = #"{"image_PNG":{"must_be":1},"way":{"The Tag":"x"}"#

  static let probes: [DTOProbe] = [
    DTOProbe("OfferDTO", #"{"code":"a","old_code":"b"}"#, ".code", "a"),
    DTOProbe("OfferDTO", #"{"code-1":"c","old_code":"b"}"#, ".code", "b"),
    DTOProbe("OfferDTO", #"{"code-1":"c"}"#, ".code", "c"),
    DTOProbe("OfferDTO", #"{"code":null,"old_code":"b"}"#, ".code", "error: code: expected a string, found null"),
    DTOProbe("OfferDTO", #"{"old_code":1}"#, ".code", "error: old_code: expected a string, found 1"),
    DTOProbe("OfferDTO", "{}", ".code", "error: code: expected a string, found nothing"),
    DTOProbe("OfferDTO", #"{"code":"","remark":"r"}"#, ".note", "r"),
    DTOProbe("OfferDTO", #"{"code":"","remark":"r","note":null}"#, ".note", "nil"),
    DTOProbe("OfferDTO", #"{"code":""}"#, ".count", "3"),
    DTOProbe("OfferDTO", #"{"code":"","cnt":4}"#, ".count", "4"),
    DTOProbe("OfferDTO", #"{"code":"","count":null}"#, ".count", "error: count: expected an integer, found null"),
    DTOProbe("OfferDTO", #"{"code":"","count":"x"}"#, ".count", "error: count: expected an integer, found \"x\""),
    DTOProbe("OfferDTO", #"{"code":""}"#, ".limit", "-3"),
    DTOProbe("OfferDTO", #"{"code":"","limit":null}"#, ".limit", "nil"),
    DTOProbe("OfferDTO", #"{"code":"","limit":5}"#, ".limit", "5"),
    DTOProbe("OfferDTO", #"{"code":""}"#, ".madeAt.timeIntervalSince1970", "1714557600.25"),
    DTOProbe("OfferDTO", #"{"code":""}"#, ".amount", "3.1"),
    DTOProbe("OfferDTO", #"{"code":""}"#, ".link", "https://x.example/a"),
    DTOProbe("OfferDTO", #"{"code":""}"#, ".tags", "[]"),
    DTOProbe("OfferDTO", #"{"code":""}"#, ".prices", "[:]"),
    DTOProbe("OfferDTO", #"{"code":""}"#, ".extras", "[:]"),
    DTOProbe("OfferDTO", #"{"code":"","extras":[]}"#, ".extras", "[:]"),
    DTOProbe("OfferDTO", #"{"code":"","more":[]}"#, ".extras", "[:]"),
    DTOProbe("OfferDTO", #"{"code":"","extras":{"a":1.5}}"#, ".extras", "[\"a\": 1.5]"),
    DTOProbe("OfferDTO", #"{"code":"","extras":[1]}"#, ".extras", "error: extras: expected an object, found an array"),
    DTOProbe("OfferDTO", #"{"code":"","extras":null}"#, ".extras", "error: extras: expected an object, found null"),
    DTOProbe("OfferDTO", #"{"code":"","names":[]}"#, ".names", "[:]"),
    DTOProbe("OfferDTO", #"{"code":"","names":null}"#, ".names", "nil"),
    DTOProbe("OfferDTO", #"{"code":"","size":[]}"#, ".size?.width", "nil"),
    DTOProbe("OfferDTO", #"{"code":"","size":{"width":2}}"#, ".size?.width", "2"),
    DTOProbe(
      "OfferDTO", #"{"code":"","size":[{}]}"#, ".size?.width", "error: size: expected an object, found an array"),
    DTOProbe("OfferDTO", #"{"code":"","up":{"code":"b"}}"#, ".parent?.code", "b"),
    DTOProbe("OfferDTO", #"{"code":"","old_name":"n"}"#, ".oldName", "n"),

    DTOProbe("OddDTO", odd + #","imageURL":1}"#, ".imageURL", "1"),
    DTOProbe("OddDTO", odd + #","image_URL_2":1}"#, ".imageUrl2", "1"),
    DTOProbe("OddDTO", odd + #","line_1":1}"#, ".line1", "1"),
    DTOProbe("OddDTO", odd + #","type":1,"_type":2,"type_":3,"__type":4}"#, ".type_", "3"),
    DTOProbe("OddDTO", odd + #","type":1,"_type":2,"type_":3,"__type":4}"#, ".__type", "4"),
    DTOProbe("OddDTO", odd + #","id":1,"ID":2,"Id":3}"#, ".Id", "3"),
    DTOProbe("OddDTO", odd + #","+1":1,"-1":2}"#, ".minus1", "2"),
    DTOProbe("OddDTO", odd + #","😀":1}"#, ".grinningFace", "1"),
    DTOProbe("OddDTO", odd + #","℃":1}"#, ".degreeCelsius", "1"),
    DTOProbe("OddDTO", odd + #","名前":1}"#, ".名前", "1"),
    DTOProbe("OddDTO", odd + #","straße_nr":1}"#, ".straßeNr", "1"),
    DTOProbe(
      "OddDTO", odd + #","String":"s","Date":"2024-05-01T10:00:00Z"}"#, ".date?.timeIntervalSince1970", "1714557600.0"),
    DTOProbe("OddDTO", odd + #","self":1,"class":2,"init":3,"Type":4}"#, ".`init`", "3"),
    DTOProbe("OddDTO", odd + #","2fa":1,"_":2}"#, ".underscore", "2"),
    DTOProbe("OddDTO", odd + #","\ufeffa":1,"a":2}"#, ".a", "2"),
    DTOProbe("OddDTO", odd + #","a b":1,"a-b":2}"#, ".aMinusB", "2"),
    DTOProbe("OddDTO", odd + #","":1}"#, ".blank", "1"),
    DTOProbe("OddDTO", odd + "}", ".way", #"unknown(raw: "x")"#),
    DTOProbe(
      "OddDTO", #"{"image_PNG":{"must_be":1},"way":{"The Tag":"none","x":1}}"#, ".way",
      "noneValue(ShopFeature.OddDTO.WayDTO.NoneDTO(x: Optional(1)))"),
    DTOProbe(
      "OddDTO", #"{"image_PNG":{"must_be":1},"way":{"The Tag":"unknown","y":1}}"#, ".way",
      "unknownValue(ShopFeature.OddDTO.WayDTO.UnknownDTO(y: Optional(1)))"),
    DTOProbe(
      "OddDTO", #"{"image_PNG":{"must_be":1},"way":{"The Tag":"+"}}"#, ".way",
      "plus(ShopFeature.OddDTO.WayDTO.PlusDTO())"),

    DTOProbe("OddDTO", #"{"way":{"The Tag":"x"}}"#, "", "error: image_PNG: expected a value, found nothing"),
    DTOProbe("OddDTO", #"{"image_PNG":{}}"#, "", "error: image_PNG.must_be: expected an integer, found nothing"),
    DTOProbe(
      "OddDTO", #"{"image_PNG":{"must_be":1},"way":{}}"#, "", "error: way.`The Tag`: expected a string, found nothing"),
  ]

  private static let run = ProbeRun(module, probes)

  @Test(arguments: probes.indices) func aDocumentDecodes(_ index: Int) throws {
    #expect(try Self.run.line(index) == Self.probes[index].expected, "\(Self.probes[index])")
  }

  @Test(
    .enabled(if: SlowTests.areOn, "compiles under five settings: \(SlowTests.howToRun)"),
    arguments: GeneratedSettings.all)
  func itCompiles(under settings: GeneratedSettings) throws {
    #expect(try Self.module.typecheck(under: settings) == "")
  }

  @Test func aPublicDTOCanBeMadeElsewhere() throws {
    let module = GeneratedModule(
      schemas: [("Offer", #"{ "fields": { "class": "int", "in": "string?" }, "domain": false }"#)],
      configuration: #"{ "swift": { "access": "public" } }"#)
    let text = try module.text(of: "OfferDTO.swift")
    #expect(
      text.contains(
        """
            public init(
                `class`: Int,
                `in`: String?
            ) {
                self.`class` = `class`
                self.`in` = `in`
            }
        """))
    #expect(text.contains("    public let `class`: Int\n"))
  }

  @Test func aSchemaWithPlainKeysHasNoCodingKeys() throws {
    let module = GeneratedModule(schemas: [("Offer", #"{ "fields": { "offer_id": "int" }, "domain": false }"#)])
    #expect(
      try module.text(of: "OfferDTO.swift") == """
        // Generated by dtogen from Offer.dto.json. Do not edit.

        struct OfferDTO: Decodable, Sendable {
            let offerId: Int
        }

        """)
  }

  /// One decoder reads all responses of a feature.
  @Test func explicitKeysInOneSchemaAreExplicitInAll() throws {
    let module = GeneratedModule(schemas: [
      (
        "Offer",
        #"{ "fields": { "user_id": "int", "userId": "int", "id": "int" }, "domain": false, "keys": "explicit" }"#
      ),
      ("Trip", #"{ "fields": { "trip_id": "int", "id": "int" }, "domain": false }"#),
    ])
    #expect(try module.text(of: "OfferDTO.swift").contains("case userIdValue = \"userId\"") == false)
    #expect(try module.text(of: "TripDTO.swift").contains("        case tripId = \"trip_id\"\n        case id\n"))
    #expect(try module.text(of: "WireDecoding.swift").contains("convertFromSnakeCase") == false)
    #expect(try module.typecheck() == "")
  }

  static let mistakes: [(schema: String, message: String)] = [
    (
      #"{ "fields": { "n": { "$type": "int", "$default": "x" } }, "domain": false }"#,
      ":1:50: error: the '$default' of 'n' does not fit its type: 'x' is not a whole number"
    ),
    (
      #"{ "fields": { "n": { "$type": "int32", "$default": 2147483648 } }, "domain": false }"#,
      "does not fit its type"
    ),
    (
      #"{ "fields": { "n": { "$type": "date", "$default": "2024-02-30" } }, "domain": false }"#,
      "does not fit its type"
    ),
    (
      #"{ "fields": { "n": { "$type": "url", "$default": "https://x.example" } }, "domain": false }"#,
      "may only stand for a value that may be absent; write \"$optional\": true"
    ),
    (
      #"{ "fields": { "user_id": "int", "userId": "int" }, "domain": false }"#,
      ":1:33: error: keys 'user_id' and 'userId' become one property for the decoder; write \"keys\": \"explicit\""
    ),
  ]

  @Test(arguments: mistakes.indices) func aMistakeIsSaidAtItsLine(_ index: Int) throws {
    let (schema, message) = Self.mistakes[index]
    let error = #expect(throws: GeneratedModule.Failure.self) {
      try GeneratedModule(schemas: [("Offer", schema)]).files()
    }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }
}

import Foundation

enum PriceDTO: Decodable {
  case v2(NewPrice)
  case v3(OtherPrice)
  case v1(Double)

  struct NewPrice: Decodable { let amountMinor: Int64 }
  struct OtherPrice: Decodable { let unitAmount: Int64 }

  init(from decoder: any Decoder) throws {
    switch try WireKind(of: decoder) {
    case .object:
      self = try WireUnion.first(
        decoder, ["v2": { .v2(try $0.decode(NewPrice.self)) }, "v3": { .v3(try $0.decode(OtherPrice.self)) }])
    case .number:
      self = .v1(try decoder.singleValueContainer().decode(Double.self))
    default:
      throw WireUnion.mismatch(decoder, expected: "an object or a number")
    }
  }
}

enum StepDTO: Decodable {
  case ship(days: Int)
  case unknown(raw: String)

  struct Ship: Decodable { let transitDays: Int }

  init(from decoder: any Decoder) throws {
    let tag = try WireUnion.tag("stepType", decoder)
    switch tag {
    case "ship": self = .ship(days: try decoder.singleValueContainer().decode(Ship.self).transitDays)
    default: self = .unknown(raw: tag)
    }
  }
}

func checkUnions() {
  func text<T: Decodable>(_ type: T.Type, _ json: String) -> String {
    do {
      return "\(try WireDecoder.decode([String: [T]].self, from: Data("{\"items\": [\(json)]}".utf8))["items"] ?? [])"
    } catch { return "\(error)" }
  }
  expect(text(PriceDTO.self, "1.5"), "[Probe.PriceDTO.v1(1.5)]")
  expect(text(PriceDTO.self, #"{"amount_minor": 1}"#).contains("amountMinor: 1"))
  expect(text(PriceDTO.self, #"{"unit_amount": 1}"#).contains("unitAmount: 1"))
  expect(
    text(PriceDTO.self, #"1, {"amount_minor": 1.5}"#),
    "items[1]: expected v2 or v3, found as v2: amount_minor: expected an integer, found 1.5; "
      + "as v3: unit_amount: expected an integer, found nothing")
  expect(text(PriceDTO.self, #""abc""#), "items[0]: expected an object or a number, found \"abc\"")
  expect(text(PriceDTO.self, "null"), "items[0]: expected an object or a number, found null")
  expect(text(PriceDTO.self, "1e400"), "items[0]: expected a number, found 1e400")
  expect(text(StepDTO.self, #"{"step_type": "ship", "transit_days": 2}"#), "[Probe.StepDTO.ship(days: 2)]")
  expect(text(StepDTO.self, #"{"step_type": "fly"}"#), "[Probe.StepDTO.unknown(raw: \"fly\")]")
  expect(text(StepDTO.self, "{}"), "items[0].step_type: expected a string, found nothing")
  expect(
    text(StepDTO.self, #"{"step_type": "ship", "transit_days": "x"}"#),
    "items[0].transit_days: expected an integer, found \"x\"")
  struct Kind: Decodable {
    let kind: WireKind
    init(from decoder: any Decoder) throws { kind = try WireKind(of: decoder) }
  }
  let kinds = try? JSONDecoder().decode([Kind].self, from: Data(#"[{}, [], "", 0, 1e400, true, null]"#.utf8)).map(
    \.kind)
  expect(kinds, [.object, .array, .string, .number, .number, .bool, .null])
}

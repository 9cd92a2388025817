import Foundation
import Testing

@testable import DTOGenSupport

/// Values of one of several types, told apart by kind, by a tag or by trying.
@Suite struct UnionTests {
  private enum PriceDTO: Decodable {
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

  private enum StepDTO: Decodable {
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

  private func items<T: Decodable>(_ type: T.Type, _ json: String) -> String {
    reported([String: [T]].self, "{\"items\": [\(json)]}")
  }

  @Test func theFirstReadingThatSucceedsCounts() {
    #expect(items(PriceDTO.self, "1.5").contains("v1(1.5)"))
    #expect(items(PriceDTO.self, #"{"amount_minor": 1}"#).contains("amountMinor: 1"))
    #expect(items(PriceDTO.self, #"{"unit_amount": 1}"#).contains("unitAmount: 1"))
    #expect(items(StepDTO.self, #"{"step_type": "ship", "transit_days": 2}"#).contains("ship(days: 2)"))
    #expect(items(StepDTO.self, #"{"step_type": "fly"}"#).contains(#"unknown(raw: "fly")"#))
  }

  @Test func whereNoneDoesAllSayWhy() {
    #expect(
      items(PriceDTO.self, #"1, {"amount_minor": 1.5}"#)
        == "items[1]: expected v2 or v3, found as v2: amount_minor: expected an integer, found 1.5; "
        + "as v3: unit_amount: expected an integer, found nothing")
    #expect(items(PriceDTO.self, #""abc""#) == "items[0]: expected an object or a number, found \"abc\"")
    #expect(items(PriceDTO.self, "null") == "items[0]: expected an object or a number, found null")
    #expect(items(PriceDTO.self, "1e400") == "items[0]: expected a number, found 1e400")
    #expect(items(StepDTO.self, "{}") == "items[0].step_type: expected a string, found nothing")
    #expect(
      items(StepDTO.self, #"{"step_type": "ship", "transit_days": "x"}"#)
        == "items[0].transit_days: expected an integer, found \"x\"")
  }

  private indirect enum TreeDTO: Decodable {
    case leaf(Int)
    case left([TreeDTO])
    case right([TreeDTO])

    init(from decoder: any Decoder) throws {
      self = try WireUnion.first(
        decoder,
        [
          "leaf": { .leaf(try $0.decode(Int.self)) }, "left": { .left(try $0.decode([TreeDTO].self)) },
          "right": { .right(try $0.decode([TreeDTO].self)) },
        ])
    }
  }

  /// Two readings that both go on into the same value would double the text with each level.
  @Test func unionsInUnionsAreExplainedToACertainDepth() {
    let deep = String(repeating: "[", count: 8) + "true" + String(repeating: "]", count: 8)
    let error = reported(TreeDTO.self, deep)
    let leaf = "as leaf: expected an integer, found an array"
    let none = "expected leaf or left or right, found"
    let innermost = "[0]: \(none) an array"
    let inner = "[0]: \(none) \(leaf); as left: \(innermost); as right: \(innermost)"
    #expect(error == "the document: \(none) \(leaf); as left: \(inner); as right: \(inner)")
  }

  @Test func kindsAreThoseOfJSON() throws {
    struct Kind: Decodable {
      let kind: WireKind
      init(from decoder: any Decoder) throws { kind = try WireKind(of: decoder) }
    }
    let json = #"[{}, [], "", 0, 1e400, true, null]"#
    #expect(
      try JSONDecoder().decode([Kind].self, from: Data(json.utf8)).map(\.kind)
        == [.object, .array, .string, .number, .number, .bool, .null])
  }
}

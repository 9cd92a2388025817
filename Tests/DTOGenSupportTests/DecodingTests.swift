import Foundation
import Testing

@testable import DTOGenSupport

/// What decodes, and what is said of it without the document.
@Suite struct DecodingTests {
  @Test func aDocumentDecodesExactly() throws {
    struct OfferDTO: Decodable {
      let offerId: String
      let createdAt: Date
      let unitCount: Int
      let price: OrdersDTO.PriceDTO?
      let extra: WireValue?
    }
    let json = #"""
      {"offer_id": "a", "created_at": "2024-05-01T10:00:00Z", "unit_count": 1e3,
       "price": {"amount_minor": 9007199254740993}, "extra": {"some_key": [1.50, true, null, "x", {}]}}
      """#
    let offer = try WireDecoder.decode(OfferDTO.self, from: Data(json.utf8))
    #expect(offer.offerId == "a")
    #expect(offer.createdAt.timeIntervalSince1970 == 1_714_557_600)
    #expect(offer.unitCount == 1000)
    #expect(offer.price?.amountMinor == 9_007_199_254_740_993)
    let values: [WireValue] = [.number(Decimal(15) / 10), .bool(true), .null, .string("x"), .object([:])]
    #expect(offer.extra == .object(["some_key": .array(values)]))
  }

  @Test func whatDecodedEncodesAgain() throws {
    struct Node: Codable, Equatable {
      let name: String
      let anything: WireValue
      let list: [WireElement<Int>]
      @WireIndirect var next: Node?
    }
    let json =
      #"{"anything":{"a":[1,"b",null,true,{}]},"list":[1,2],"name":"x","next":{"anything":null,"list":[],"name":"y"}}"#
    let node = try WireDecoder.decode(Node.self, from: Data(json.utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(node), as: UTF8.self) == json)
  }

  @Test func foundationsErrorAloneSaysLess() {
    func text<T: Decodable>(_ type: T.Type, _ json: String) -> String {
      do {
        return "\(try JSONDecoder().decode(type, from: Data(json.utf8)))"
      } catch {
        return "\(WireError(decoding: error))"
      }
    }
    #expect(text([[String: Int]].self, #"[{"a b": null}]"#) == "[0].`a b`: expected Int, found null")
    #expect(text([OrdersDTO.PriceDTO].self, "[{}]") == "[0].amountMinor: expected a value, found nothing")
    #expect(text([Int].self, "[1, true]").hasPrefix("[1]: expected Int, found "))
  }

  @Test func aPersonReadsNoValues() {
    let error = WireError(field: "price", expected: "a number", found: "\"x\"")
    #expect(error.localizedDescription == "The server's answer has another form than this app reads (price).")
    #expect(
      "\(WireError(field: "", expected: "an array", found: "null"))" == "the document: expected an array, found null")
  }
}

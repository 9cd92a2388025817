import Foundation

/// One property of each kind that a DTO may have.
struct OrdersDTO: Decodable {
  let orders: [OrderDTO]
  let byCode: [String: PriceDTO]?

  struct OrderDTO: Decodable {
    let unitCount: Int?
    let createdAt: Date?
    let ref: UUID?
    let link: URL?
    let total: Decimal?
    let ratio: Double?
    let isPaid: Bool?
    let small: Int8?
    let big: UInt64?
    let blob: Data?
    let tags: [String]?
    let price: PriceDTO?
    let odd: OddDTO?
    let weekday: Weekday?
    let accessToken: Int?
  }

  struct PriceDTO: Decodable { let amountMinor: Int64 }

  enum Weekday: String, Decodable { case monday }

  /// Throws errors of all sorts from an `init(from:)` of its own.
  struct OddDTO: Decodable {
    enum CodingKeys: CodingKey { case howMany, nested, list }
    struct Reason: Error {}

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let count = try container.decodeIfPresent(Int.self, forKey: .howMany) {
        if count > 100 { throw Reason() }
        if count > 10 {
          throw DecodingError.dataCorruptedError(forKey: .howMany, in: container, debugDescription: "at most 10")
        }
      }
      if container.contains(.nested) {
        let nested = try container.nestedContainer(keyedBy: CodingKeys.self, forKey: .nested)
        _ = try nested.decode(Int.self, forKey: .howMany)
      }
      if container.contains(.list) {
        var list = try container.nestedUnkeyedContainer(forKey: .list)
        while !list.isAtEnd {
          // A failed attempt leaves the container where it was.
          if (try? list.decode(Int.self)) == nil { _ = try list.decode(String.self) }
        }
        _ = try container.superDecoder(forKey: .list).unkeyedContainer()
      }
    }
  }
}

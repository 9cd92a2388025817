import DTOGenCore

/// The generated inputs, in the style of a booking backend.
enum Captures {
  static let recordCount = 74_000
  static let largeFileBytes = 20_000_000
  private static let smallFileBytes = 2048

  /// An offer of about 2 KB: nested objects, lists, money, dates, a status, optionals.
  static func offer(seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var text = """
      {
        "offer_id": "off_\(token(12, &random))",
        "status": "\(pick(["confirmed", "pending", "cancelled"], &random))",
        "created_at": "\(moment(&random))",
        "origin": "\(pick(airports, &random))",
        "destination": "\(pick(airports, &random))",
        "refundable": \(Bool.random(using: &random)),
        "seats_left": \(Int.random(in: 1...9, using: &random)),
        "price": { "amount": "\(amount(&random))", "currency": "EUR" },
        "taxes": [
          { "code": "YQ", "amount": "\(amount(&random))", "currency": "EUR" },
          { "code": "DE", "amount": "\(amount(&random))", "currency": "EUR" }
        ],
        "segments": [

      """
    var segments: [String] = []
    while text.utf8.count + segments.reduce(0, { $0 + $1.utf8.count }) < smallFileBytes - 400 {
      segments.append(
        """
            {
              "flight_number": "\(pick(carriers, &random))\(Int.random(in: 100...9999, using: &random))",
              "departure_at": "\(moment(&random))",
              "arrival_at": "\(moment(&random))",
              "aircraft": { "code": "\(pick(["320", "32N", "77W"], &random))", "seats": \(Int.random(in: 120...400, using: &random)) },
              "stops": \(Int.random(in: 0...2, using: &random)),
              "terminal": \(Bool.random(using: &random) ? "null" : "\"\(Int.random(in: 1...5, using: &random))\"")
            }
        """)
    }
    text += segments.joined(separator: ",\n")
    text += """

        ],
        "baggage": { "cabin": 1, "checked": \(Int.random(in: 0...2, using: &random)), "max_weight_kg": 23.5 },
        "links": { "self": "https://api.example.com/offers/\(token(8, &random))" },
        "notes": "\(words(12, &random))"
      }

      """
    return Array(text.utf8)
  }

  /// One JSON array of `recordCount` records, `largeFileBytes` in all.
  static func largeList() -> [UInt8] {
    var random = SeededGenerator(seed: 20)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(largeFileBytes + 1024)
    bytes.append(UInt8(ascii: "["))
    for record in 0..<recordCount {
      if record > 0 { bytes.append(contentsOf: ",\n".utf8) }
      let head =
        "{\"id\":\(record),\"reference\":\"\(token(10, &random))\",\"status\":\"\(pick(["open", "held", "sold"], &random))\""
        + ",\"created_at\":\"\(moment(&random))\",\"price\":{\"amount\":\"\(amount(&random))\",\"currency\":\"EUR\"}"
        + ",\"seats\":\(Int.random(in: 0...9, using: &random)),\"tags\":[\"\(pick(carriers, &random))\",\"\(pick(airports, &random))\"]"
        + ",\"note\":\""
      bytes.append(contentsOf: head.utf8)
      let goal = (largeFileBytes - 2) * (record + 1) / recordCount
      let tail = record.isMultiple(of: 3) ? "\",\"gate\":null}" : "\",\"gate\":\"B7\"}"
      let missing = goal - bytes.count - tail.utf8.count
      for _ in 0..<max(missing, 0) { bytes.append(UInt8.random(in: 97...122, using: &random)) }
      bytes.append(contentsOf: tail.utf8)
    }
    bytes.append(contentsOf: "]\n".utf8)
    return bytes
  }

  /// Schema files, each a model of 8 fields.
  static func schemas(features: Int, modelsPerFeature: Int) -> [InputFile] {
    (1...features).flatMap { feature in
      (1...modelsPerFeature).map { model in
        let text = """
          {
            "fixtures": [],
            "fields": {
              "offer_id": "string",
              "status": "string",
              "created_at": "date-time",
              "seats_left": "int?",
              "is_refundable": "bool",
              "price": { "amount_minor": "int64", "currency": "string" },
              "tags": "[string]",
              "weight": "double?"
            },
            "domain": {
              "id": "Offer\(model)ID(offer_id)",
              "status": "status",
              "createdAt": "created_at",
              "seatsLeft": "seats_left",
              "isRefundable": "is_refundable",
              "price": "Money(minorUnits: price.amount_minor, currencyCode: price.currency)",
              "tags": "tags",
              "weight": "weight"
            },
            "checks": ["seats_left >= 0", "price.amount_minor > 0"]
          }

          """
        return InputFile(
          path: "Features/Feature\(feature)/Data/Offer\(model).dto.json", bytes: Array(text.utf8))
      }
    }
  }

  private static let airports = ["BER", "MUC", "LHR", "CDG", "JFK", "NRT", "LIS", "OSL"]
  private static let carriers = ["LH", "BA", "AF", "JL", "TP", "SK"]
  private static let letters = Array("abcdefghjkmnpqrstuvwxyz23456789")

  private static func pick(_ values: [String], _ random: inout SeededGenerator) -> String {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private static func token(_ count: Int, _ random: inout SeededGenerator) -> String {
    String((0..<count).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] })
  }

  private static func words(_ count: Int, _ random: inout SeededGenerator) -> String {
    (0..<count).map { _ in token(Int.random(in: 3...8, using: &random), &random) }.joined(separator: " ")
  }

  private static func amount(_ random: inout SeededGenerator) -> String {
    "\(Int.random(in: 10...900, using: &random)).\(Int.random(in: 10...99, using: &random))"
  }

  private static func moment(_ random: inout SeededGenerator) -> String {
    func two(_ range: ClosedRange<Int>) -> String {
      let value = Int.random(in: range, using: &random)
      return value < 10 ? "0\(value)" : "\(value)"
    }
    return "2025-\(two(1...12))-\(two(1...28))T\(two(0...23)):\(two(0...59)):00Z"
  }
}

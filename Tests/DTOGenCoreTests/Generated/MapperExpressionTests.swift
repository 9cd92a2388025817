import Testing
import ToolSupport

/// Every kind of domain expression, compiled and run on documents.
@Suite struct MapperExpressionTests {
  private static let module = GeneratedModule(schemas: [
    (
      "Order",
      #"""
      {
        "fields": {
          "order_id": "int64", "name": "string", "nick": "string?",
          "price": { "amount_minor": "int64", "currency": "string" },
          "discount": { "$optional": true, "amount_minor": "int64?", "currency": "string?" },
          "refund": { "$optional": true, "amount_minor": "int", "currency": "string" },
          "total": "decimal-string", "placed_on": "date", "ship_on": "date?", "count": "int-string?",
          "items": { "$list": { "sku": "string", "qty": "int", "tags": "[string]", "paid_at": "epoch-seconds", "at": "date?", "label": "string?" } },
          "extras": "[Extra]?", "stock": "[string: int]?", "by_key": "[string: Extra]", "halves": "[string: [int]]",
          "status": "string", "codes": "[int]?", "rules": "json?", "texts": "[int-string]?", "holes": "[date?]",
          "rate": "decimal?", "flag": "bool?", "parent": "Order?", "seen_ms": "epoch-milliseconds?"
        },
        "domain": {
          "id": "OrderID(order_id)", "nick": "nick ?? 'none'", "mustNick": "nick!",
          "price": "Money(minorUnits: price.amount_minor, currencyCode: price.currency)",
          "discount": "Money(minorUnits: discount.amount_minor, currencyCode: discount.currency)",
          "refund": "Money?(isoCurrency: refund.currency, minorUnits: refund.amount_minor)",
          "total": "total", "totalMoney": "Money?(major: total, currencyCode: price.currency)",
          "placed": "placed_on", "ships": "ship_on", "count": "count", "items": "items", "skus": "[SkuID](items[].sku)",
          "days": "items[].at", "tags": "items[].tags[]", "first": "Line(sku: items[0].sku, qty: items[last].qty)",
          "notes": "Note(items[].label)", "extras": "extras", "stock": "[SkuID: Int](stock)", "byKey": "[SkuID: Extra](by_key)",
          "halves": "halves[][]", "status": "OrderStatus(status)", "codes": "[Code](codes)", "texts": "texts", "holes": "holes",
          "rate": "rate ?? 1.5", "label": "Label(day: ship_on, text: name, on: true)", "parent": "parent", "seen": "seen_ms"
        },
        "ignore": { "flag": "no", "rules": "no", "name": "no" },
        "types": {
          "Extra": { "fields": { "weight": "int", "label": "string" }, "domain": { "weight": "weight" }, "ignore": { "label": "no" } }
        },
        "statuses": { "OrderStatus": { "open": ["open", "new"] }, "Code": { "ok": [200, 201] } }
      }
      """#
    ),
    (
      "Rules",
      #"""
      {
        "fields": { "id": "int", "rules": "json?", "on": "bool" },
        "domain": { "id": "id", "rules": { "$byHand": "[String: Int]", "from": ["rules", "on"] } }
      }
      """#
    ),
    (
      "Offer",
      #"""
      {
        "fields": {
          "price": { "$oneOf": { "v2": { "amount_minor": "int64", "currency": "string" }, "v1": "double" } },
          "old_price": { "$oneOf": { "v2": { "amount_minor": "int64" }, "v1": "double" }, "$optional": true },
          "policy": "Policy", "mixed": { "$list": { "$oneOf": { "text": "string", "list": "[date]" } } },
          "tags": "Tags", "formula": "Formula"
        },
        "domain": {
          "price": {
            "$case": "price", "v2": "Money(minorUnits: price.amount_minor, currencyCode: price.currency)",
            "v1": "Money?(major: price, fractionDigits: 2, currencyCode: 'EUR')"
          },
          "old": { "$case": "old_price", "v2": "old_price.amount_minor", "v1": "Int64(old_price)" },
          "minor": "price.v2.amount_minor", "policy": "policy", "mixed": "mixed", "tags": "tags", "tag": "tags[0]",
          "formula": "formula"
        },
        "types": {
          "Tags": { "fields": "[string]" },
          "Formula": { "fields": { "$oneOf": { "leaf": "int", "minus": { "operand": "Formula" } } } },
          "Policy": { "fields": { "$tag": "kind", "$cases": { "free": { "until": "date?" }, "fee": { "amount": "decimal" } } } }
        }
      }
      """#
    ),
  ])

  private static func order(_ changes: String = "") -> String {
    #"""
    {"order_id":7,"name":"n","price":{"amount_minor":1250,"currency":"EUR"},"total":"12.50","placed_on":"2024-05-01",
    "items":[{"sku":"a","qty":1,"tags":["x","y"],"paid_at":1714557600,"at":"2024-05-02"},
    {"sku":"b","qty":2,"tags":["z"],"paid_at":0,"label":"l"}],"by_key":{"k_1":{"weight":3}},"halves":{"b":[3],"a":[1,2]},
    "status":"NEW","holes":["2024-05-03",null],"nick":"nn"\#(changes)}
    """#
  }

  private static func offer(_ price: String, _ changes: String = "", policy: String = #"{"kind":"free"}"#) -> String {
    #"""
    {"price":\#(price),"policy":\#(policy),"mixed":["m",["2024-05-01"]],"tags":["t"],
    "formula":{"operand":{"operand":4}}\#(changes)}
    """#
  }

  private static func invalid(_ field: String) -> String { #"error: invalid(field: "\#(field)")"# }

  /// An order with something added in front, which counts where a key stands there twice.
  private static func probe(_ changes: String, _ member: String, _ expected: String) -> DTOProbe {
    DTOProbe(mapping: "Order", "{" + changes + (changes.isEmpty ? "" : ",") + order().dropFirst(), member, expected)
  }

  static let probes: [DTOProbe] = [
    probe("", ".id", "OrderID(7)"),
    probe("", ".nick", "nn"),
    probe("", ".mustNick", "nn"),
    probe(#""nick":null"#, "", invalid("nick")),
    probe("", ".price", "1250 EUR"),
    probe("", ".discount", "nil"),
    probe(#""discount":{}"#, ".discount", "nil"),
    probe(#""discount":{"amount_minor":1,"currency":"JPY"}"#, ".discount", "1 JPY"),
    probe("", ".refund", "nil"),
    probe(#""refund":{"amount_minor":1,"currency":"JPY"}"#, ".refund", "1 JPY"),
    probe(#""refund":{"amount_minor":1,"currency":"XQQ"}"#, "", invalid("refund.currency")),
    probe(#""discount":{"amount_minor":1}"#, "", invalid("discount.currency")),
    probe(#""discount":{"currency":"EUR"}"#, "", invalid("discount.amount_minor")),
    probe("", ".total", "12.5"),
    probe(#""total":"12,50""#, "", invalid("total")),
    probe("", ".totalMoney", "1250 EUR"),
    probe(#""total":"12.505""#, "", invalid("total")),
    probe("", ".placed", "2024-05-01"),
    probe("", ".ships", "nil"),
    probe(#""ship_on":"2024-02-29""#, ".ships", "2024-02-29"),
    probe(#""ship_on":"2024-02-30""#, "", invalid("ship_on")),
    probe(#""count":"12""#, ".count", "12"),
    probe(#""count":"+12""#, "", invalid("count")),
    probe("", ".items[1].paidAt.timeIntervalSince1970", "0.0"),
    probe("", ".items[0].tags", #"["x", "y"]"#),
    probe("", ".skus", "[SkuID(a), SkuID(b)]"),
    probe("", ".days.map { $0?.description }", #"[Optional("2024-05-02"), nil]"#),
    probe("", ".tags", #"["x", "y", "z"]"#),
    probe("", ".first.sku", "a"),
    probe("", ".first.qty", "2"),
    probe(#""items":[]"#, "", invalid("items[0].sku")),
    probe("", ".notes.map { $0?.rawValue }", #"[nil, Optional("l")]"#),
    probe("", ".extras", "nil"),
    probe(#""extras":[{"weight":4}]"#, ".extras?.map { $0.weight }", "[4]"),
    probe("", ".stock", "nil"),
    probe(#""stock":{"s_1":5}"#, ".stock?[SkuID(\"s_1\")]", "5"),
    probe("", ".byKey[SkuID(\"k_1\")]?.weight", "3"),
    probe("", ".halves", "[1, 2, 3]"),
    probe("", ".status", "open"),
    probe(#""status":"Shipped""#, ".status", #"unknown(raw: "Shipped")"#),
    probe(#""codes":[201,404]"#, ".codes", "[ShopFeature.Code.ok, ShopFeature.Code.unknown(raw: 404)]"),
    probe(#""texts":["1","-2"]"#, ".texts", "[1, -2]"),
    probe(#""texts":["1","x"]"#, "", invalid("texts[1]")),
    probe("", ".holes.map { $0?.description }", #"[Optional("2024-05-03"), nil]"#),
    probe(#""holes":[null,"3 May"]"#, "", invalid("holes[1]")),
    probe("", ".rate", "1.5"),
    probe(#""rate":0.1"#, ".rate", "0.1"),
    probe("", ".label", "nil"),
    probe(#""ship_on":"2024-02-29""#, ".label?.text", "n"),
    probe(#""items":[{"sku":"","qty":1,"tags":[],"paid_at":0,"at":"2 May"}]"#, "", invalid("items[0].at")),
    probe(#""parent":\#(order())"#, ".parent?.parent", "nil"),
    probe(#""parent":{"count":"y",\#(order().dropFirst())"#, "", invalid("parent.count")),
    probe(#""seen_ms":1500"#, ".seen?.timeIntervalSince1970", "1.5"),

    DTOProbe(mapping: "Rules", #"{"id":1,"on":true}"#, "", invalid("rules")),

    DTOProbe(mapping: "Offer", offer(#"{"amount_minor":5,"currency":"USD"}"#), ".price", "5 USD"),
    DTOProbe(mapping: "Offer", offer("1.25"), ".price", "125 EUR"),
    DTOProbe(mapping: "Offer", offer("1.255"), "", invalid("price")),
    DTOProbe(mapping: "Offer", offer("1"), ".old", "nil"),
    DTOProbe(mapping: "Offer", offer("1", #","old_price":{"amount_minor":5}"#), ".old", "5"),
    DTOProbe(mapping: "Offer", offer("1", #","old_price":7"#), ".old", "7"),
    DTOProbe(mapping: "Offer", offer("1", #","old_price":7.5"#), "", invalid("old_price")),
    DTOProbe(mapping: "Offer", offer("1"), ".minor", "nil"),
    DTOProbe(mapping: "Offer", offer(#"{"amount_minor":5,"currency":"USD"}"#), ".minor", "5"),
    DTOProbe(
      mapping: "Offer", offer("1", policy: #"{"kind":"fee","amount":1.10}"#), ".policy",
      "fee(ShopFeature.Policy.Fee(amount: 1.1))"),
    DTOProbe(mapping: "Offer", offer("1", policy: #"{"kind":"gift"}"#), ".policy", #"unknown(raw: "gift")"#),
    DTOProbe(
      mapping: "Offer", offer("1", policy: #"{"kind":"free","until":"x"}"#), "", invalid("policy.until")),
    DTOProbe(
      mapping: "Offer", offer("1"), ".mixed",
      #"[ShopFeature.Offer.Mixed.text("m"), ShopFeature.Offer.Mixed.list([2024-05-01])]"#),
    DTOProbe(mapping: "Offer", offer("1").replacing("2024-05-01", with: "May"), "", invalid("mixed[1][0]")),
    DTOProbe(mapping: "Offer", offer("1"), ".tags", #"["t"]"#),
    DTOProbe(mapping: "Offer", offer("1"), ".tag", "t"),
    DTOProbe(mapping: "Offer", offer("1").replacing(#"["t"]"#, with: "[]"), "", invalid("tags[0]")),
  ]

  private static let run = ProbeRun(module, probes)

  @Test(arguments: probes.indices) func aDocumentMaps(_ index: Int) throws {
    #expect(try Self.run.line(index) == Self.probes[index].expected, "\(Self.probes[index])")
  }

  @Test(
    .enabled(if: SlowTests.areOn, "compiles under five settings: \(SlowTests.howToRun)"),
    arguments: GeneratedSettings.all)
  func itCompiles(under settings: GeneratedSettings) throws {
    #expect(try Self.module.typecheck(under: settings) == "")
  }
}

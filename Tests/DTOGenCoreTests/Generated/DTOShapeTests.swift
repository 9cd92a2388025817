import Testing
import ToolSupport

/// Unions, wrapped values and types that contain themselves decode as the schema says.
@Suite struct DTOShapeTests {
  private static let module = GeneratedModule(schemas: [
    (
      "Offer",
      #"""
      {
        "domain": false,
        "fields": {
          "price": {
            "$oneOf": { "v2": { "amount_minor": "int64" }, "v3": { "unit_amount": "int" }, "v1": "double" }
          },
          "step": { "$tag": "step_type", "$cases": { "ship": "Shipment", "pick-up": { "shop": "string" } } },
          "raw": { "$oneOf": { "text": "date-time", "any": "json" } },
          "marks": { "$list": { "$oneOf": { "number": "int", "text": "string?" } } },
          "tags": "Tags?"
        },
        "types": {
          "Shipment": { "fields": { "transit_days": "int" }, "domain": false },
          "Tags": { "fields": { "$list": "string" }, "domain": false }
        }
      }
      """#
    ),
    (
      "Node",
      #"""
      {
        "domain": false,
        "fields": { "label": "string", "next": "Node?", "peer": { "$type": "Peer", "$optional": true } },
        "types": {
          "Peer": { "fields": { "node": "Node" }, "domain": false },
          "Formula": {
            "fields": { "$oneOf": { "leaf": "int", "sum": { "left": "Formula", "right": "Formula" } } },
            "domain": false
          }
        }
      }
      """#
    ),
  ])

  private static func offer(_ price: String = "1", _ step: String = #"{"step_type":"x"}"#, rest: String = "") -> String
  {
    #"{"price":\#(price),"step":\#(step),"raw":1,"marks":[]\#(rest)}"#
  }

  private static let node = #"{"label":"a","next":{"label":"b","next":null},"peer":{"node":{"label":"c"}}}"#

  static let probes: [DTOProbe] = [
    DTOProbe("OfferDTO", offer("1.5"), ".price", "v1(1.5)"),
    DTOProbe(
      "OfferDTO", offer(#"{"amount_minor":2}"#), ".price", "v2(ShopFeature.OfferDTO.PriceDTO.V2DTO(amountMinor: 2))"),
    DTOProbe(
      "OfferDTO", offer(#"{"unit_amount":3}"#), ".price", "v3(ShopFeature.OfferDTO.PriceDTO.V3DTO(unitAmount: 3))"),
    DTOProbe(
      "OfferDTO", offer(#"{"unit_amount":"3"}"#), ".price",
      "error: price: expected v2 or v3, found as v2: amount_minor: expected an integer, found nothing; "
        + "as v3: unit_amount: expected an integer, found \"3\""),
    DTOProbe("OfferDTO", offer("true"), ".price", "error: price: expected an object or a number, found true"),
    DTOProbe("OfferDTO", offer("1e400"), ".price", "error: price: expected a number, found 1e400"),
    DTOProbe(
      "OfferDTO", offer("1", #"{"step_type":"ship","transit_days":4}"#), ".step",
      "ship(ShopFeature.ShipmentDTO(transitDays: 4))"),
    DTOProbe(
      "OfferDTO", offer("1", #"{"shop":"s","step_type":"pick-up"}"#), ".step",
      #"pickUp(ShopFeature.OfferDTO.StepDTO.PickUpDTO(shop: "s"))"#),
    DTOProbe("OfferDTO", offer("1", #"{"step_type":"Ship"}"#), ".step", #"unknown(raw: "Ship")"#),
    DTOProbe("OfferDTO", offer("1", "{}"), ".step", "error: step.step_type: expected a string, found nothing"),
    DTOProbe(
      "OfferDTO", offer("1", #"{"step_type":"ship"}"#), ".step",
      "error: step.transit_days: expected an integer, found nothing"),
    DTOProbe(
      "OfferDTO", offer(rest: #","raw":[true]"#).replacing(#""raw":1,"#, with: ""), ".raw",
      "any(ShopFeature.WireValue.array([ShopFeature.WireValue.bool(true)]))"),
    DTOProbe("OfferDTO", offer(rest: #","tags":["a"]"#), ".tags?.value", #"["a"]"#),
    DTOProbe("OfferDTO", offer(rest: #","tags":[1]"#), ".tags", "error: tags[0]: expected a string, found 1"),
    DTOProbe("OfferDTO", offer(), ".tags", "nil"),
    DTOProbe(
      "OfferDTO", #"{"price":1,"step":{"step_type":"x"},"raw":"x","marks":[1,"a",null]}"#, ".marks",
      "[ShopFeature.OfferDTO.MarkDTO.number(1), ShopFeature.OfferDTO.MarkDTO.text(Optional(\"a\")), "
        + "ShopFeature.OfferDTO.MarkDTO.text(nil)]"),
    DTOProbe("NodeDTO", node, ".next?.label", "b"),
    DTOProbe("NodeDTO", node, ".next?.next", "nil"),
    DTOProbe("NodeDTO", node, ".peer?.node.label", "c"),
    DTOProbe("NodeDTO", node, ".peer?.node.next", "nil"),
    DTOProbe("NodeDTO", #"{"label":"a","peer":{}}"#, "", "error: peer.node: expected a value, found nothing"),
    DTOProbe(
      "NodeDTO", #"{"label":"a","next":{"label":"b","next":{"label":1}}}"#, "",
      "error: next.next.label: expected a string, found 1"),
    DTOProbe(
      "FormulaDTO", #"{"left":1,"right":{"left":2,"right":true}}"#, "",
      "error: right.right: expected a number or an object, found true"),
    DTOProbe(
      "FormulaDTO", #"{"left":1,"right":2}"#, "",
      "sum(ShopFeature.FormulaDTO.SumDTO(_left: ShopFeature.WireIndirect<ShopFeature.FormulaDTO>.value(ShopFeature.FormulaDTO.leaf(1)), "
        + "_right: ShopFeature.WireIndirect<ShopFeature.FormulaDTO>.value(ShopFeature.FormulaDTO.leaf(2))))"),
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
}

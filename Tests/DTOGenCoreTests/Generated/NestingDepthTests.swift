import Testing

@testable import DTOGenCore

/// Documents with objects a hundred levels deep.
@Suite struct NestingDepthTests {
  private static func object(_ depth: Int, inList: Bool) -> String {
    (1...depth).reversed().reduce(#"{"leaf":1}"#) { inList ? #"{"level\#($1)":[\#($0)]}"# : #"{"level\#($1)":\#($0)}"# }
  }

  private static func fields(_ depth: Int, inList: Bool) -> String {
    (1...depth).reversed().reduce(#"{"leaf":"int"}"#) {
      inList ? #"{"level\#($1)":{"$list":\#($0)}}"# : #"{"level\#($1)":\#($0)}"#
    }
  }

  @Test(arguments: [false, true]) func aHundredLevelsCompileAndDecode(inList: Bool) throws {
    let module = GeneratedModule(schemas: [("Offer", #"{"fields":\#(Self.fields(100, inList: inList))}"#)])
    let document = Self.object(100, inList: inList)
    let printed = try module.run(
      main: ##"""
        import Foundation
        let offer = try Offer(dto: WireDecoder.decode(OfferDTO.self, from: Data(#"\##(document)"#.utf8)))
        print("\(offer)".contains("leaf: 1"))
        """##)
    #expect(printed == "true\n")
  }
}

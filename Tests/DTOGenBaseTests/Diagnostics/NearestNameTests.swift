import Testing

@testable import DTOGenBase

@Suite struct NearestNameTests {
  @Test func namesTheWordThatWasMeant() {
    #expect(NearestName.of("generat", in: ["scaffold", "generate", "infer"]) == "generate")
    #expect(NearestName.of("feilds", in: ["fixtures", "fields"]) == "fields")
    #expect(NearestName.of("zebra", in: ["fixtures", "fields"]) == nil)
  }
}

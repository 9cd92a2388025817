import Testing

/// A file imports the kernel for what stands in it, not for what stands in other files of the feature.
@Suite struct KernelImportTests {
  private static let module = GeneratedModule(
    schemas: [
      ("Node", #"{ "fields": { "label": "string", "next": "Node?" } }"#),
      ("Plain", #"{ "fields": { "label": "string" } }"#),
    ],
    configuration: #"{ "swift": { "access": "public", "kernelModule": "SharedKernel" } }"#)

  @Test func aTypeThatContainsItselfNeedsTheKernel() throws {
    #expect(try Self.module.text(of: "Node.swift").contains("public import SharedKernel\n"))
  }

  @Test func itsNeighbourDoesNot() throws {
    #expect(try !Self.module.text(of: "Plain.swift").contains("import SharedKernel"))
  }
}

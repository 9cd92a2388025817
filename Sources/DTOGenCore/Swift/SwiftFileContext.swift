/// What every Swift template gets: the first line, and the modifiers of the configuration.
struct SwiftFileContext: Sendable {
  let options: SwiftOptions

  func make(header: SwiftPiece) -> TemplateContext {
    var context = TemplateContext()
    context.set("header", header)
    context.set("access", SwiftPiece.access(options.access))
    context.set("isolation", SwiftPiece.isolation(options.isolation))
    context.set("importAccess", options.access == .public ? SwiftPiece.fixed("public ") : SwiftPiece.fixed(""))
    context.set("packageImport", options.access == .package)
    context.set("kernelImport", kernelImport)
    return context
  }

  private var kernelImport: TemplateContext? {
    guard let module = options.kernelModule else { return nil }
    var context = TemplateContext()
    context.set("name", SwiftIdentifier(sanitizing: module, fallback: "Kernel"))
    return context
  }
}

extension SwiftOptions {
  /// Whether DTOs are to be encoded too.
  var encodes: Bool {
    conformances.contains { ["Encodable", "Codable", "Swift.Encodable", "Swift.Codable"].contains($0) }
  }
}

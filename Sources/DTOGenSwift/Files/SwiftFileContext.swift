package import DTOGenSchema
package import DTOGenTemplates

/// What every Swift template gets: the first line, and the modifiers of the configuration.
package struct SwiftFileContext: Sendable {
  /// The part of the app that a file belongs to.
  package enum Part: Sendable { case data, domain, kernel }

  package let options: SwiftOptions

  package init(options: SwiftOptions) {
    self.options = options
  }

  /// What stands in a module of its own must be public for the others.
  func access(in part: Part) -> SwiftOptions.Access {
    switch part {
    case .data: options.access
    case .domain: options.domainModule == nil || options.access == .package ? options.access : .public
    case .kernel: options.kernelModule == nil || options.access == .package ? options.access : .public
    }
  }

  package func make(header: SwiftSnippet, in part: Part = .data) -> TemplateContext {
    var context = TemplateContext()
    let access = access(in: part)
    context.set("header", header)
    context.set("access", SwiftSnippet.access(access))
    context.set("isolation", SwiftSnippet.isolation(options.isolation))
    context.set("importAccess", access == .public ? SwiftSnippet.fixed("public ") : SwiftSnippet.fixed(""))
    context.set("packageImport", access == .package)
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

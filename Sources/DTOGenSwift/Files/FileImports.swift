import DTOGenSchema
import DTOGenTemplates

/// The modules that a file imports, sorted by name.
///
/// A module whose types stand in public (or package) declarations is imported with that access, which a project with
/// `InternalImportsByDefault` needs; any other one without, since a `public import` that nothing public uses is a
/// warning.
struct FileImports: Sendable {
  private let access: SwiftOptions.Access
  private var isExposed: [String: Bool] = [:]

  /// `access` is that of the file's declarations.
  init(access: SwiftOptions.Access) { self.access = access }

  mutating func add(_ module: String?, exposed: Bool) {
    guard let module else { return }
    isExposed[module] = isExposed[module, default: false] || exposed
  }

  func set(in context: inout TemplateContext) {
    context.set("hasImports", !isExposed.isEmpty)
    context.set(
      "imports",
      isExposed.sorted { $0.key < $1.key }.map { module, isExposed in
        var item = TemplateContext()
        item.set("name", SwiftType.named(module))
        item.set("isPackage", isExposed && access == .package)
        item.set("modifier", isExposed && access == .public ? SwiftSnippet.fixed("public ") : SwiftSnippet.fixed(""))
        return item
      })
  }
}

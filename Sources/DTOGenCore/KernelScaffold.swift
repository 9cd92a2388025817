import DTOGenBase
public import DTOGenOutput
import DTOGenSchema
import DTOGenSwift
import DTOGenTemplates

/// The shared kernel that a project starts with: the types that every app needs, and the identifiers and other kernel
/// types that its schemas use.
public enum KernelScaffold {
  /// Templates and file names of what stands in every kernel.
  private static let templates: [(template: String, name: String)] =
    [
      ("kernel-money", "Money"), ("kernel-currency-digits", "CurrencyDigits"), ("kernel-date-range", "DateRange"),
      ("kernel-mapping-error", "MappingError"), ("kernel-wire-error", "WireError"),
      ("kernel-session-error", "SessionError"),
    ] + DomainScalar.allCases.compactMap(\.kernelFile)

  /// The kernel's files by path; none where a schema has an error.
  public static func files(_ input: ProjectInput) -> GeneratorOutput {
    let generated = Pipeline.generate(input, features: [])
    guard !generated.diagnostics.hasErrors else {
      return GeneratorOutput(diagnostics: generated.diagnostics.filter { $0.severity == .error })
    }
    let configuration = Pipeline.configuration(from: input.configuration).0
    let folder = configuration.layout.kernel
    var output = GeneratorOutput(files: generated.files.filter { Layout.holds($0.path, in: folder) })
    let library = TemplateLibrary.load(
      overrides: input.templateOverrides, under: configuration.templates ?? ""
    ).library
    let context = SwiftFileContext(options: configuration.swift).make(header: .scaffolded, in: .kernel)
    for (template, name) in templates {
      let path = Layout.path("\(name).swift", in: folder)
      guard !output.files.contains(where: { $0.path == path }) else { continue }
      do throws(TemplateError) {
        let text = try library.renderBytes("swift/\(template)", context)
        output.files.append(GeneratedFile(path: path, contents: text, ownership: .scaffolded))
      } catch {
        output.diagnostics.append(library.diagnostic(for: error))
      }
    }
    output.files.sort { $0.path < $1.path }
    return output
  }
}

import DTOGenBase
import DTOGenSchema
import SwiftSource

extension LintRule {
  /// The kernel does not know the wire.
  static let kernelSerialization = LintRule(
    id: .kernelSerialization,
    severity: .error,
    summary: "A kernel type that is `Codable`, `Encodable` or `Decodable`, or has coding keys.",
    reason: """
      Every feature uses the kernel. A kernel type that decodes itself ties all of them to one spelling of one backend.
      """,
    example: Example(
      wrong: """
        // SharedKernel/Money.swift
        struct Money: Codable { let amount: Double }
        """,
      right: """
        struct Money: Hashable, Sendable { let minorUnits: Int64; let currencyCode: String }
        """)
  ) { project in
    let serialization = TypeEntry.serialization.union(["CodingKey", "NSCoding", "NSSecureCoding"])
    return project.files.filter { $0.place.area == .kernel }.flatMap { file -> [Breach] in
      file.swift.declarations.flatMap { declaration -> [Breach] in
        declaration.inherited.compactMap { conformance -> Breach? in
          guard declaration.isType || declaration.kind == .extension,
            serialization.contains(LintProject.plain(conformance.name))
          else { return nil }
          return file.breach(
            conformance.token,
            "the kernel type '\(declaration.name)' is \(conformance.name); decode a DTO in a feature and map it")
        }
      }
    }
  }

  /// The kernel needs nothing but the standard library.
  static let kernelImport = LintRule(
    id: .kernelImport,
    severity: .error,
    summary: "A kernel file that imports a module beyond the standard library.",
    reason: """
      What the kernel imports, every feature depends on. The one exception is an identifier around a type of
      Foundation, such as `UUID`, in a file of its own.
      """,
    example: Example(
      wrong: """
        // SharedKernel/Money.swift
        import UIKit
        """,
      right: """
        struct Money: Hashable, Sendable { let minorUnits: Int64; let currencyCode: String }
        """)
  ) { project in
    let library: Set<String> = ["Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Synchronization"]
    let foundation: Set<String> = ["Foundation", "FoundationEssentials"]
    return project.files.filter { $0.place.area == .kernel }.flatMap { file -> [Breach] in
      let isIdentifier = IdentifierType.isOnly(in: file)
      return file.swift.imports.compactMap { item -> Breach? in
        guard !library.contains(item.module), !(isIdentifier && foundation.contains(item.module)) else { return nil }
        return file.breach(
          item.token, "the kernel imports '\(item.module)'; it needs nothing beyond the standard library")
      }
    }
  }
}

import DTOGenBase
import DTOGenSchema
import SwiftSource

/// A type of the kernel with everything that the admission questions ask about it.
struct KernelType: Hashable, Sendable {
  /// One place in a feature that names it.
  struct Use: Hashable, Sendable {
    var feature: String
    var location: SourceLocation
    /// The line as it stands there.
    var text: String
  }

  var name: String
  var location: SourceLocation
  /// `let minorUnits: Int64`, `case server(status: Int)`.
  var fields: [String]
  var isIdentifier: Bool
  var uses: [Use]
  /// The kernel's own types that name it: who uses them uses it too.
  var users: Set<String>

  /// The tool's own error and date types, which any feature may come to need.
  private static let own: Set<String> = Set(
    ["MappingError", "WireError", "SkippedElement", "SessionError", "MoneyError", "DateRange", "Indirect"]
      + DomainScalar.allCases.filter(\.traits.isInKernel).map(\.rawValue))

  /// Whether it is in the kernel however many features use it.
  var isExempt: Bool { isIdentifier || KernelType.own.contains(name) }

  /// All types at the top of the kernel's files, by name.
  static func all(in project: LintProject) -> [KernelType] {
    var types: [KernelType] = []
    var places: [String: Int] = [:]
    for file in project.files where file.place.area == .kernel {
      for (index, declaration) in file.swift.declarations.enumerated()
      where declaration.isType && declaration.parent == nil && places[declaration.name] == nil {
        places[declaration.name] = types.count
        types.append(
          KernelType(
            name: declaration.name, location: file.source.location(declaration.nameToken),
            fields: KernelFields.of(index, in: file.swift),
            isIdentifier: IdentifierType.isIdentifier(index, in: file), uses: [], users: []))
      }
    }
    for file in project.files where file.place.area != .tests {
      for name in file.capitalised {
        guard let place = places[name.name], !project.isShadowed(name.name, in: file) else { continue }
        if file.place.area == .kernel {
          if let user = owner(of: name.token, in: file.swift), user != name.name { types[place].users.insert(user) }
        } else if let feature = file.place.feature,
          project.type(named: name.name, in: file)?.place.area == .kernel
        {
          let location = file.source.location(name.token)
          let text = file.source.lineText((location.line ?? 1) - 1)
          types[place].uses.append(Use(feature: feature, location: location, text: text))
        }
      }
    }
    return types.sorted { $0.name < $1.name }
  }

  /// The type at the top of the file that a token stands in.
  private static func owner(of token: Int, in file: SwiftFile) -> String? {
    file.declarations.first { $0.parent == nil && ($0.signature.contains(token) || $0.body?.contains(token) ?? false) }?
      .name
  }
}

/// What a type of the kernel is made of, as the record writes it.
enum KernelFields {
  static func of(_ index: Int, in file: SwiftFile) -> [String] {
    let stored = StoredFields.of(index, in: file).map { field in
      "\(field.isConstant ? "let" : "var") \(field.name)" + (field.type.isEmpty ? "" : ": \(field.type)")
    }
    let cases = file.members(of: index).map { file.declarations[$0] }.filter { $0.kind == .enumCase }.map { item in
      "case \(item.name)" + (item.type.map { "(\(file.source.text(ofTokens: $0)))" } ?? "")
    }
    return (stored + cases).map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }
}

import SwiftSource

/// The names of types that somebody decodes: properties and cases of decodable types have them, or `Name.self` is handed
/// to a decoder.
///
/// An enum that is decodable and stands in no response, such as one of a request, can fail none.
struct DecodedNames {
  private static let decodable: Set<String> = ["Decodable", "Codable"]

  private var names: Set<String> = []

  init(_ project: LintProject) {
    let files = project.files.filter { $0.place.area != .tests }
    var types: Set<String> = []
    for file in files {
      for (index, declaration) in file.swift.declarations.enumerated()
      where declaration.inherited.contains(where: { Self.decodable.contains(LintProject.plain($0.name)) }) {
        types.insert(file.swift.qualifiedName(of: index))
      }
    }
    for file in files {
      for declaration in file.swift.declarations {
        guard declaration.isStored || declaration.kind == .enumCase, let type = declaration.type,
          let parent = declaration.parent, types.contains(file.swift.qualifiedName(of: parent))
        else { continue }
        names.formUnion(file.swift.types.names(in: type).map { Self.last($0.name) })
      }
      names.formUnion(Self.metatypes(in: file.source))
    }
  }

  func contain(_ name: String) -> Bool { names.contains(name) }

  private static func last(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }

  /// `Kind` of `Kind.self`, `[Kind].self` and `[String: Kind].self`.
  private static func metatypes(in source: SwiftText) -> [String] {
    source.tokens.indices.compactMap { index in
      guard source.token(index, is: "self"), source.token(index - 1, is: ".") else { return nil }
      let name = [index - 2, index - 3].first { source.isName($0) }
      return name.map { source.text($0) }
    }
  }
}

import DTOGenBase
import DTOGenSchema
import SwiftSource

extension LintRule {
  /// A value never seen before must not fail a response.
  static let rawEnumFromWire = LintRule(
    id: .rawEnumFromWire,
    severity: .error,
    summary:
      "An enum with raw values that is decoded straight from the wire, or made from wire text by `init(rawValue:)`.",
    reason: """
      On the day when the backend sends a value that the app does not know, the whole list fails to decode. A DTO keeps
      the text, and one tested place decides what it means.
      """,
    example: Example(
      wrong: """
        struct TripDTO: Decodable { let status: TripStatus }
        enum TripStatus: String, Decodable { case confirmed, cancelled }
        """,
      right: """
        struct TripDTO: Decodable { let status: String }
        enum TripStatus { case confirmed, cancelled, unknown(raw: String) }
        """)
  ) { project in
    let names = DecodedNames(project)
    return project.files.flatMap { file -> [Breach] in
      guard file.place.area == .data else { return [] }
      return decoded(in: file, names) + properties(in: file, project) + made(in: file, project)
    }
  }

  private static let rawTypes: Set<String> = [
    "String", "Substring", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64", "Double", "Float",
  ]

  private static func isRaw(_ declaration: Declaration) -> Bool {
    declaration.kind == .enumeration && declaration.inherited.contains { rawTypes.contains($0.name) }
      && !declaration.inherited.contains { $0.name == "CodingKey" }
  }

  /// Enums of the data layer that decode themselves by their raw values.
  private static func decoded(in file: LintFile, _ names: DecodedNames) -> [Breach] {
    file.swift.declarations.indices.compactMap { index in
      let declaration = file.swift.declarations[index]
      guard isRaw(declaration), declaration.inherited.contains(where: { ["Decodable", "Codable"].contains($0.name) }),
        !decodesItself(index, in: file.swift), names.contain(declaration.name)
      else { return nil }
      return file.breach(
        declaration.nameToken,
        "'\(declaration.name)' fails to decode at the first value that it does not know; decode a String and map it to "
          + "an enum with an unknown case")
    }
  }

  /// An initialiser of its own may know what to do with any text.
  private static func decodesItself(_ index: Int, in file: SwiftFile) -> Bool {
    let name = file.declarations[index].name
    return file.declarations.contains { declaration in
      guard declaration.kind == .initialiser, declaration.parameters.first?.label == "from",
        let parent = declaration.parent
      else { return false }
      return file.declarations[parent].name == name
    }
  }

  /// Properties of wire types whose type is such an enum from elsewhere.
  private static func properties(in file: LintFile, _ project: LintProject) -> [Breach] {
    file.swift.declarations.flatMap { declaration -> [Breach] in
      guard declaration.kind == .variable, declaration.isStored, let type = declaration.type,
        let parent = declaration.parent,
        file.swift.declarations[parent].inherited.contains(where: { ["Decodable", "Codable"].contains($0.name) })
      else { return [] }
      return file.swift.types.names(in: type).compactMap { name in
        guard let entry = project.type(named: name.name, in: file), entry.place.area != .data,
          isRaw(project.files[entry.file].swift.declarations[entry.declaration]), entry.isSerializable,
          !decodesItself(entry.declaration, in: project.files[entry.file].swift)
        else { return nil }
        return file.breach(
          name.token,
          "'\(declaration.name)' fails to decode at the first value that '\(name.name)' does not know; decode a String "
            + "and map it")
      }
    }
  }

  /// `Status(rawValue: dto.status)` in a mapper.
  private static func made(in file: LintFile, _ project: LintProject) -> [Breach] {
    Mapper.all(in: file, project).flatMap { mapper in
      file.capitalised.compactMap { name -> Breach? in
        let source = file.source
        guard mapper.body.contains(name.token), source.token(name.token + 1, is: "("),
          source.token(name.token + 2, is: "rawValue"), let entry = project.type(named: name.name, in: file),
          isRaw(project.files[entry.file].swift.declarations[entry.declaration])
        else { return nil }
        let end = file.swift.brackets.end(of: name.token + 1)
        guard mapper.reads(name.token + 2..<end, in: source), !source.token(end + 1, is: "??") else { return nil }
        return file.breach(
          name.token,
          "'\(name.name)' has no value for text that it does not know; give it an unknown case that keeps the text")
      }
    }
  }
}

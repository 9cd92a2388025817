import SwiftSource

/// Code of the data layer that makes domain values from wire values: what the rules for mappers look at.
struct Mapper: Hashable, Sendable {
  /// Its declaration in the file's list.
  var declaration: Int
  var body: Range<Int>
  /// The names that stand for wire values in it: parameters, and what is made from them on the way.
  var inputs: Set<String>

  /// All mappers of a file, none inside another.
  ///
  /// A mapper takes a wire type and makes a domain value: an initialiser of a type from elsewhere than the data layer, a
  /// function or property of a wire type. In a file called `Something+DTO.swift` every initialiser and function is one.
  /// Generated files hold none that people write.
  static func all(in file: LintFile, _ project: LintProject) -> [Mapper] {
    guard file.place.area == .data, !file.isGenerated else { return [] }
    let isMapperFile = file.name.hasSuffix("+DTO.swift")
    var mappers: [Mapper] = []
    for index in file.swift.declarations.indices {
      let declaration = file.swift.declarations[index]
      guard let body = declaration.body, !(mappers.last.map { file.swift.isInside(index, $0.declaration) } ?? false)
      else { continue }
      let candidate = Candidate(project: project, file: file, declaration: declaration)
      guard isMapperFile ? candidate.isCode : candidate.isMapper else { continue }
      let inputs = candidate.inputs(all: isMapperFile).union(locals(in: body, of: file.source))
      mappers.append(Mapper(declaration: index, body: body, inputs: inputs))
    }
    return mappers
  }

  /// The names that code binds: constants, loop variables and parameters of closures.
  private static func locals(in body: Range<Int>, of source: SwiftText) -> Set<String> {
    var names: Set<String> = ["$0", "$1", "$2"]
    for index in body {
      if source.token(index, isAny: "let", "var", "for"), source.isName(index + 1) {
        names.insert(source.text(index + 1))
      } else if source.token(index, is: "in") {
        var name = index - 1
        while source.isName(name) || source.token(name, isAny: ",", ")", "(") {
          if source.isName(name) { names.insert(source.text(name)) }
          name -= 1
        }
      }
    }
    return names
  }

  /// Whether any of some tokens reads a wire value.
  func reads(_ range: Range<Int>, in source: SwiftText) -> Bool {
    range.contains { index in
      guard source.isName(index) || source.kind(index) == .dollarWord else { return false }
      return !source.token(index - 1, is: ".") && inputs.contains(source.text(index))
    }
  }
}

/// A declaration with a body that may be a mapper.
private struct Candidate {
  let project: LintProject
  let file: LintFile
  let declaration: Declaration

  var isCode: Bool {
    switch declaration.kind {
    case .initialiser, .function, .variable: declaration.kind != .variable || !declaration.isStored
    default: false
    }
  }

  private var parent: Declaration? { declaration.parent.map { file.swift.declarations[$0] } }

  private var isInWireType: Bool { parent.map { isWire($0.name) } ?? false }

  /// A client that takes a request or a token is no mapper.
  private var isInDataLayer: Bool {
    guard let parent else { return false }
    return isWire(parent.name)
      || project.type(named: String(parent.name.prefix { $0 != "." }), in: file)?.place.area == .data
  }

  private var wireParameters: [Declaration.Parameter] {
    declaration.parameters.filter { names(in: $0.type).contains(where: isWire) }
  }

  var isMapper: Bool {
    switch declaration.kind {
    case .initialiser: return !isInDataLayer && !wireParameters.isEmpty
    case .function: return (isInWireType || !wireParameters.isEmpty) && makesDomainValue
    case .variable: return isInWireType && !declaration.isStored && makesDomainValue
    default: return false
    }
  }

  private var makesDomainValue: Bool {
    guard let type = declaration.type else { return false }
    return names(in: type).contains { name in
      let area = project.type(named: name, in: file)?.place.area
      return area == .domain || area == .kernel
    }
  }

  /// The parameters that stand for wire values; in a wire type its own properties too.
  func inputs(all: Bool) -> Set<String> {
    var inputs = Set((all ? declaration.parameters : wireParameters).map(\.name))
    guard isInWireType, let parent = declaration.parent else { return inputs }
    inputs.insert("self")
    let name = file.swift.declarations[parent].name
    let first = String(name.prefix { $0 != "." })
    guard let type = project.type(named: first, in: file) else { return inputs }
    let home = project.files[type.file].swift
    if let nested = home.declarations.indices.first(where: {
      home.declarations[$0].isType && home.qualifiedName(of: $0) == name
    }) {
      inputs.formUnion(StoredFields.of(nested, in: home).map(\.name))
    }
    return inputs
  }

  /// A DTO nested in another one counts like it.
  private func isWire(_ name: String) -> Bool {
    let first = String(name.prefix { $0 != "." })
    return project.wireType(named: first, in: file) != nil || name.hasSuffix("DTO")
  }

  private func names(in range: Range<Int>) -> [String] {
    file.swift.types.names(in: range).map(\.name)
  }
}

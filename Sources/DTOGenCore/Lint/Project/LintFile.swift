/// A file of the project with its place, and the names in it that may be types.
struct LintFile: Sendable {
  let swift: SwiftFile
  let place: LintPlace
  /// Names that begin with a capital and stand where a type can: behind no dot.
  let capitalised: [TypeReference]

  init(_ file: InputFile, _ layout: Layout) {
    swift = SwiftFile(file)
    place = LintPlace.of(file.path, in: layout)
    let source = swift.source
    capitalised = source.tokens.indices.compactMap { index in
      let token = source.tokens[index]
      guard token.kind == .word || token.kind == .quotedWord else { return nil }
      let first = source.bytes[token.range.lowerBound + (token.kind == .quotedWord ? 1 : 0)]
      guard first >= 0x41, first <= 0x5A, !source.token(index - 1, is: ".") else { return nil }
      return TypeReference(name: source.text(index), token: index)
    }
  }

  var path: String { swift.path }
  var source: SwiftText { swift.source }

  /// The last part of the path.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The modules that it imports.
  func imports(_ module: String) -> Bool { swift.imports.contains { $0.module == module } }
}

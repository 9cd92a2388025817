package import DTOGenBase

/// A Swift file as the rules of the lint see it: its tokens and what they declare.
package struct SwiftFile: Sendable {
  package let source: SwiftText
  package let brackets: BracketTable
  package let imports: [ImportDeclaration]
  /// In the order of the text: what stands in a declaration comes behind it.
  package let declarations: [Declaration]

  package init(_ file: InputFile) {
    source = SwiftText(file)
    brackets = BracketTable(source)
    var reader = DeclarationReader(source, brackets)
    reader.readFile()
    imports = reader.imports
    declarations = reader.declarations
  }

  package var path: String { source.path }

  package var types: TypeSyntax { TypeSyntax(source: source, brackets: brackets) }

  /// `Trip.Leg`: the names of the types that a declaration stands in, and its own.
  package func qualifiedName(of index: Int) -> String {
    let declaration = declarations[index]
    guard let parent = declaration.parent else { return declaration.name }
    return qualifiedName(of: parent) + "." + declaration.name
  }

  /// The declarations directly in another one.
  package func members(of index: Int) -> [Int] {
    declarations.indices.dropFirst(index + 1).prefix { isInside($0, index) }
      .filter { declarations[$0].parent == index }
  }

  /// Whether a declaration stands somewhere in another one.
  package func isInside(_ index: Int, _ outer: Int) -> Bool {
    var parent = declarations[index].parent
    while let next = parent {
      if next == outer { return true }
      parent = declarations[next].parent
    }
    return false
  }
}

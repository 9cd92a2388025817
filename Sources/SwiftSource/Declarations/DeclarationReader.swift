/// Reads the declarations of a file from its tokens, nested by braces.
///
/// No parser of expressions: code is walked token by token, and what begins like a declaration is read as one. All
/// branches of an `#if` are read. Assumes nothing; text that is no Swift has fewer declarations.
struct DeclarationReader {
  enum Scope {
    case file, type, enumeration, code
  }

  let source: SwiftText
  let brackets: BracketTable
  let types: TypeSyntax
  private(set) var imports: [ImportDeclaration] = []
  var declarations: [Declaration] = []
  /// What stands before the declaration that is to be read.
  var attributes: [String] = []
  var modifiers: [String] = []

  init(_ source: SwiftText, _ brackets: BracketTable) {
    self.source = source
    self.brackets = brackets
    types = TypeSyntax(source: source, brackets: brackets)
  }

  mutating func readFile() {
    read(source.tokens.indices, in: nil, .file)
  }

  mutating func read(_ range: Range<Int>, in parent: Int?, _ scope: Scope) {
    attributes = []
    modifiers = []
    var index = range.lowerBound
    while index < range.upperBound { index = max(next(index, in: parent, scope), index + 1) }
    attributes = []
    modifiers = []
  }

  /// Reads what begins at `index` and returns the index behind it.
  private mutating func next(_ index: Int, in parent: Int?, _ scope: Scope) -> Int {
    switch source.tokens[index].kind {
    case .punctuation where source.token(index, is: "@"):
      if source.isName(index + 1) { attributes.append(source.text(index + 1)) }
      return types.endOfAttribute(index)
    case .poundWord: return endOfPoundWord(index)
    case .word:
      if let keyword = DeclarationKeyword.at(index, in: source), !isMemberOrLabel(index) {
        return declaration(keyword, index, in: parent, scope)
      }
    default: break
    }
    forget()
    return index + 1
  }

  private mutating func forget() {
    if !attributes.isEmpty { attributes = [] }
    if !modifiers.isEmpty { modifiers = [] }
  }

  /// `.init`, and `for:` in a call.
  private func isMemberOrLabel(_ index: Int) -> Bool {
    source.token(index - 1, is: ".") || source.token(index + 1, is: ":")
  }

  private mutating func declaration(
    _ keyword: DeclarationKeyword, _ index: Int, in parent: Int?, _ scope: Scope
  ) -> Int {
    if keyword.isModifier || (keyword == .class && isModifier(classAt: index)) {
      modifiers.append(keyword.rawValue)
      let hasArgument = source.token(index + 1, is: "(") && !source.tokens[index + 1].followsBlank
      return hasArgument ? brackets.end(of: index + 1) + 1 : index + 1
    }
    defer { forget() }
    switch keyword {
    case .struct: return type(.structure, index, in: parent)
    case .class: return type(.class, index, in: parent)
    case .enum: return type(.enumeration, index, in: parent)
    case .protocol: return type(.protocol, index, in: parent)
    case .actor: return isNamedType(index) ? type(.actor, index, in: parent) : index + 1
    case .extension: return type(.extension, index, in: parent)
    case .func: return function(index, in: parent)
    case .import: return importDeclaration(index)
    case .`typealias`: return alias(.typeAlias, index, in: parent)
    case .associatedtype: return alias(.associatedType, index, in: parent)
    case .precedencegroup:
      return source.token(index + 2, is: "{") ? brackets.end(of: index + 2) + 1 : index + 1
    default: break
    }
    guard scope != .code else { return index + 1 }
    switch keyword {
    case .`init` where scope != .file: return initialiser(index, in: parent)
    case .subscript where scope != .file: return initialiser(index, in: parent, kind: .subscript)
    case .var, .let: return variables(index, in: parent)
    case .case where scope == .enumeration: return cases(index, in: parent)
    default: return index + 1
    }
  }

  /// `class func` and `class var`, not `class Name`.
  private func isModifier(classAt index: Int) -> Bool {
    guard let following = DeclarationKeyword.at(index + 1, in: source) else { return false }
    return following.isModifier || [.func, .var, .let, .subscript].contains(following)
  }

  /// `actor` is a name too.
  private func isNamedType(_ index: Int) -> Bool {
    guard source.isName(index + 1), !source.tokens[index + 1].startsLine else { return false }
    let behind = types.endOfGenerics(index + 2)
    return source.token(behind, is: "{") || source.token(behind, is: ":") || source.token(behind, is: "where")
  }

  /// Adds a declaration with the attributes and modifiers that stood before it.
  mutating func add(_ declaration: Declaration) -> Int {
    var declaration = declaration
    declaration.attributes = attributes
    declaration.modifiers = modifiers
    declarations.append(declaration)
    return declarations.count - 1
  }

  /// Conditions are no code; other words with a number sign stand before their arguments.
  private func endOfPoundWord(_ index: Int) -> Int {
    guard source.token(index, isAny: "#if", "#elseif") else { return index + 1 }
    var end = index + 1
    while end < source.tokens.count, !source.tokens[end].startsLine { end += 1 }
    return end
  }

  private mutating func importDeclaration(_ index: Int) -> Int {
    let kinds: [DeclarationKeyword] = [.struct, .class, .enum, .protocol, .func, .var, .let, .typealias, .actor]
    var name = index + 1
    if let kind = DeclarationKeyword.at(name, in: source), kinds.contains(kind), source.isName(name + 1),
      !source.tokens[name + 1].startsLine
    {
      name += 1
    }
    guard source.isName(name) else { return name }
    imports.append(ImportDeclaration(module: source.text(name), token: name))
    name += 1
    while source.token(name, is: "."), !source.tokens[name].startsLine { name += 2 }
    return name
  }
}

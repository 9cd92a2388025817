extension DeclarationReader {
  /// A function, whose name may be an operator.
  mutating func function(_ keyword: Int, in parent: Int?) -> Int {
    let nameToken = keyword + 1
    guard source.isName(nameToken) || source.kind(nameToken) == .operator || source.kind(nameToken) == .postfixMark
    else { return nameToken }
    let declaration = Declaration(
      kind: .function, name: source.text(nameToken), nameToken: nameToken, parent: parent)
    var index = nameToken + 1
    if source.kind(nameToken) == .operator {
      while index < source.tokens.count, !source.token(index, is: "("), source.kind(index) != .closing { index += 1 }
    }
    return callable(declaration, from: types.endOfGenerics(index))
  }

  /// An initialiser or a subscript: what follows tells a declaration from a call.
  mutating func initialiser(_ keyword: Int, in parent: Int?, kind: Declaration.Kind = .initialiser) -> Int {
    var index = keyword + 1
    if source.kind(index) == .postfixMark { index += 1 }
    index = types.endOfGenerics(index)
    guard source.token(index, is: "(") else { return keyword + 1 }
    let declaration = Declaration(kind: kind, name: source.text(keyword), nameToken: keyword, parent: parent)
    return callable(declaration, from: index)
  }

  /// The parameters, the result and the body of a declaration.
  private mutating func callable(_ declaration: Declaration, from start: Int) -> Int {
    var declaration = declaration
    guard source.token(start, is: "(") else { return start }
    let closing = brackets.end(of: start)
    declaration.parameters = parameters(start + 1..<max(closing, start + 1))
    var index = types.endOfEffects(closing + 1)
    if source.token(index, is: "->") {
      let end = types.end(ofTypeAt: index + 1)
      declaration.type = index + 1..<max(end, index + 1)
      index = end
    }
    index = endOfRequirements(index)
    declaration.signature = start..<max(start, min(index, source.tokens.count))
    let own = add(declaration)
    guard source.token(index, is: "{") else { return index }
    return code(index, of: own)
  }

  /// A body in braces: types may stand in it.
  private mutating func code(_ brace: Int, of own: Int) -> Int {
    let end = brackets.end(of: brace)
    declarations[own].body = brace + 1..<max(end, brace + 1)
    read(brace + 1..<max(end, brace + 1), in: own, .code)
    return end + 1
  }

  private func parameters(_ range: Range<Int>) -> [Declaration.Parameter] {
    var parameters: [Declaration.Parameter] = []
    var index = range.lowerBound
    while index < range.upperBound {
      while source.token(index, is: "@") { index = types.endOfAttribute(index) }
      let label = index
      guard source.isName(label) else { break }
      let name = source.isName(label + 1) ? label + 1 : label
      guard source.token(name + 1, is: ":") else { break }
      let end = min(types.end(ofTypeAt: name + 2), range.upperBound)
      parameters.append(
        Declaration.Parameter(
          label: source.token(label, is: "_") ? nil : source.text(label), name: source.text(name),
          type: name + 2..<max(end, name + 2)))
      index = max(end, name + 2)
      while index < range.upperBound, !source.token(index, is: ",") {
        index = source.kind(index) == .opening ? brackets.end(of: index) + 1 : index + 1
      }
      index += 1
    }
    return parameters
  }

  /// `var a: A = x, b: B { … }`: one declaration each; patterns of several names are passed over.
  mutating func variables(_ keyword: Int, in parent: Int?) -> Int {
    var index = keyword + 1
    let (attributes, modifiers) = (attributes, modifiers)
    while index < source.tokens.count {
      (self.attributes, self.modifiers) = (attributes, modifiers)
      guard source.isName(index) else { return source.token(index, is: "(") ? brackets.end(of: index) + 1 : index }
      var declaration = Declaration(kind: .variable, name: source.text(index), nameToken: index, parent: parent)
      declaration.isConstant = source.token(keyword, is: "let")
      declaration.isStored = true
      index += 1
      let signature = index
      if source.token(index, is: ":") {
        let end = types.end(ofTypeAt: index + 1)
        declaration.type = index + 1..<max(end, index + 1)
        index = end
      }
      declaration.signature = signature..<max(signature, index)
      if source.token(index, is: "=") {
        let end = endOfValue(index + 1)
        declaration.value = index + 1..<max(end, index + 1)
        index = end
      }
      index = finish(declaration, index)
      guard source.token(index, is: ",") else { return index }
      index += 1
    }
    return index
  }

  /// Adds a variable with its accessors.
  private mutating func finish(_ declaration: Declaration, _ index: Int) -> Int {
    var declaration = declaration
    let hasAccessors = source.token(index, is: "{")
    if hasAccessors { declaration.isStored = declaration.value != nil || isObserved(index) }
    let own = add(declaration)
    if let value = declaration.value { read(value, in: own, .code) }
    return hasAccessors ? code(index, of: own) : index
  }

  /// Whether the braces hold `didSet` or `willSet`, as in a stored property.
  private func isObserved(_ brace: Int) -> Bool {
    var index = brace + 1
    while source.token(index, is: "@") { index = types.endOfAttribute(index) }
    return source.token(index, isAny: "didSet", "willSet")
  }

  /// The index behind the value of a variable: at a comma, an accessor's brace, or a line that begins something else.
  private func endOfValue(_ start: Int) -> Int {
    var index = start
    while index < source.tokens.count {
      if source.kind(index) == .closing || source.token(index, isAny: ",", ";") { return index }
      if index > start, source.tokens[index].startsLine, !continues(index) { return index }
      if source.token(index, is: "{"), index > start, isObserved(index) { return index }
      index = source.kind(index) == .opening ? brackets.end(of: index) + 1 : index + 1
    }
    return source.tokens.count
  }

  /// Whether a line goes on with the expression of the line before.
  private func continues(_ index: Int) -> Bool {
    switch source.tokens[index].kind {
    case .operator: return true
    case .punctuation: return source.token(index, isAny: ".", ":")
    case .postfixMark: return true
    case .opening: return source.kind(index - 1) == .operator
    case .word:
      if source.token(index, isAny: "as", "is", "else") { return true }
      return isOperand(index)
    case .quotedWord, .dollarWord, .number, .string, .regex: return isOperand(index)
    case .poundWord, .closing: return false
    }
  }

  /// Whether the token before asks for something behind it.
  private func isOperand(_ index: Int) -> Bool {
    if source.kind(index - 1) == .operator { return true }
    return source.token(index - 1, isAny: ":", "=", "try", "await", "as", "is", "if", "else", "switch")
  }
}

extension DeclarationReader {
  /// A type or an extension, with its members; the extension of a list has the name of its elements.
  mutating func type(_ kind: Declaration.Kind, _ keyword: Int, in parent: Int?) -> Int {
    var nameToken = keyword + 1
    let isList = kind == .extension && source.token(nameToken, is: "[")
    if isList { nameToken += 1 }
    guard source.isName(nameToken) else { return nameToken }
    var declaration = Declaration(kind: kind, name: source.text(nameToken), nameToken: nameToken, parent: parent)
    var index = nameToken + 1
    if kind == .extension {
      while source.token(index, is: "."), source.isName(index + 1) {
        declaration.name += "." + source.text(index + 1)
        index += 2
      }
    }
    if isList { index = min(max(brackets.end(of: keyword + 1) + 1, index), source.tokens.count) }
    let signature = index
    index = types.endOfGenerics(index)
    if source.kind(index) == .postfixMark { index += 1 }
    if source.token(index, is: ":") { index = inherited(index + 1, &declaration) }
    index = endOfRequirements(index)
    declaration.signature = signature..<max(signature, index)
    let own = add(declaration)
    guard source.token(index, is: "{") else { return index }
    let end = brackets.end(of: index)
    declarations[own].body = index + 1..<max(end, index + 1)
    read(index + 1..<max(end, index + 1), in: own, kind == .enumeration ? .enumeration : .type)
    return end + 1
  }

  /// The names behind a colon.
  private func inherited(_ start: Int, _ declaration: inout Declaration) -> Int {
    var index = start
    while index < source.tokens.count {
      while source.token(index, is: "@") || source.token(index, is: "~") {
        index = source.token(index, is: "@") ? types.endOfAttribute(index) : index + 1
      }
      let end = types.end(ofTypeAt: index)
      guard end > index else { return index }
      declaration.inherited += topLevelNames(in: index..<end)
      index = end
      guard source.token(index, is: ",") else { return index }
      index += 1
    }
    return index
  }

  /// `A & B.C<D>` names A and B.C.
  private func topLevelNames(in range: Range<Int>) -> [TypeReference] {
    var names: [TypeReference] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if source.isName(index) {
        var name = TypeReference(name: source.text(index), token: index)
        index = types.endOfGenerics(index + 1)
        while source.token(index, is: "."), source.isName(index + 1) {
          name.name += "." + source.text(index + 1)
          index = types.endOfGenerics(index + 2)
        }
        names.append(name)
      } else {
        index += 1
      }
    }
    return names
  }

  /// The index behind `where A: B, C == D`, where one stands.
  func endOfRequirements(_ start: Int) -> Int {
    guard source.token(start, is: "where") else { return start }
    var index = start + 1
    while index < source.tokens.count {
      index = types.end(ofTypeAt: index)
      while source.token(index, is: ":") || source.token(index, is: "==") { index = types.end(ofTypeAt: index + 1) }
      guard source.token(index, is: ",") else { return index }
      index += 1
    }
    return index
  }

  mutating func alias(_ kind: Declaration.Kind, _ keyword: Int, in parent: Int?) -> Int {
    guard source.isName(keyword + 1) else { return keyword + 1 }
    var declaration = Declaration(
      kind: kind, name: source.text(keyword + 1), nameToken: keyword + 1, parent: parent)
    var index = types.endOfGenerics(keyword + 2)
    if source.token(index, is: ":") { index = inherited(index + 1, &declaration) }
    if source.token(index, is: "=") {
      let end = types.end(ofTypeAt: index + 1)
      declaration.type = index + 1..<max(end, index + 1)
      index = end
    }
    _ = add(declaration)
    return endOfRequirements(index)
  }

  /// `case a, b(Int) = 1`: one declaration each.
  mutating func cases(_ keyword: Int, in parent: Int?) -> Int {
    var index = keyword + 1
    while source.isName(index) {
      var declaration = Declaration(kind: .enumCase, name: source.text(index), nameToken: index, parent: parent)
      index += 1
      if source.token(index, is: "(") {
        let end = brackets.end(of: index)
        declaration.type = index + 1..<max(end, index + 1)
        index = end + 1
      }
      if source.token(index, is: "=") {
        let start = index + 1
        index = start + (source.kind(start) == .operator ? 2 : 1)
        declaration.value = start..<index
      }
      _ = add(declaration)
      guard source.token(index, is: ",") else { return index }
      index += 1
    }
    return index
  }
}

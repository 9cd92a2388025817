import DTOGenBase
import DTOGenSchema

extension JSONTree {
  /// The tree with another value at a path, or without it for nil. Paths that lead nowhere change nothing.
  func setting(_ path: ArraySlice<WirePath.Segment>, to value: JSONTree?) -> JSONTree {
    guard let first = path.first else { return value ?? self }
    let rest = path.dropFirst()
    var copy = self
    switch first {
    case .key(let key): copy[key] = rest.isEmpty ? value : self[key]?.setting(rest, to: value)
    case .index(let index): copy[index] = rest.isEmpty ? value : self[index]?.setting(rest, to: value)
    case .last, .each: break
    }
    return copy
  }

  /// The tree as it comes back from its own text.
  var reread: JSONValue? {
    let file = InputFile(path: "derived.json", bytes: Array(JSONPrinter.compact(self).utf8))
    return JSONDocument.read(file).document?.root
  }
}

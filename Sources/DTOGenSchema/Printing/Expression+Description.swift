import DTOGenBase

extension Expression: CustomStringConvertible {
  /// The expression as a person writes it, on one line; parsing gives it back.
  ///
  /// `$case` and `$byHand` are objects in a schema file and have no text form: they are only described.
  package var description: String {
    switch self {
    case .path(let path): path.value.operandText
    case .required(let path): "\(path.value.operandText)!"
    case .fallback(let path, let literal): "\(path.value.operandText) ?? \(literal)"
    case .literal(let literal): literal.description
    case .construct(let construction): construction.description
    case .list(let type, let path): "[\(type)](\(path.value))"
    case .map(let key, let value, let path): "[\(key): \(value)](\(path.value))"
    case .byCase(let path, _): "$case \(path.value)"
    case .byHand(let type, _): "$byHand \(type.value)"
    }
  }
}

extension Expression.Construction: CustomStringConvertible {
  package var description: String {
    "\(type)(\(arguments.map(\.description).joined(separator: ", ")))"
  }
}

extension Expression.Argument: CustomStringConvertible {
  package var description: String { label.map { "\($0): \(value)" } ?? value.description }
}

extension Expression.TypeReference: CustomStringConvertible {
  package var description: String { name.value + (isFailable ? "?" : "") }
}

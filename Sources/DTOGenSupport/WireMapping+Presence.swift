/// Values that may turn out not to be there.
extension WireMapping {
  public static func required<T>(_ value: T?, at field: String) throws -> T {
    guard let value else { throw MappingError.invalid(field: field, rule: "there") }
    return value
  }

  /// The value of an initialiser that may return nil or throw, made of the value at `field`.
  ///
  /// Its own `MappingError` says which part of that is wrong.
  public static func valid<T>(_ value: @autoclosure () throws -> T?, at field: String) throws -> T {
    try valid(at: field, rule: "valid", make: { try value() })
  }

  /// The value of an initialiser made of several others, each of which has a name in `fields`.
  ///
  /// Arguments that throw do so with their own place. What the initialiser throws is as seen from the object that has the
  /// fields, or from the one field.
  public static func valid<each A, T>(
    _ arguments: repeat each A, at fields: String..., rule: String, make: (repeat each A) throws -> T?
  ) throws -> T {
    do {
      if let value = try make(repeat each arguments) { return value }
    } catch let error where error is MappingError || error is WireError {
      throw fields.count == 1 ? placed(error, at: fields[0]) : error
    } catch {}
    var found: [String] = []
    repeat found.append(MappingError.shown(each arguments))
    let isSecret = fields.contains(where: WireSecret.isName) || found.contains(where: WireSecret.isValue)
    let shown = isSecret ? WireSecret.placeholder : found.joined(separator: ", ")
    throw MappingError(field: fields.joined(separator: ", "), found: found.isEmpty ? nil : shown, rule: rule)
  }

  /// A value made of several that are there together or not at all; only some of them are invalid.
  ///
  /// `fields` has a name for each of the values.
  public static func together<each T, R>(
    _ values: repeat (each T)?, at fields: String..., map: (repeat each T) throws -> R
  ) throws -> R? {
    var areThere: [Bool] = []
    repeat areThere.append((each values) != nil)
    guard areThere.contains(true) else { return nil }
    if let absent = areThere.firstIndex(of: false) {
      throw MappingError.invalid(field: fields[absent], rule: "there, as the others are")
    }
    return try map(repeat try required(each values, at: ""))
  }

  /// A value that somebody has yet to make of these: throws until then.
  public static func byHand<each Source, R>(_ sources: repeat each Source, at field: String) throws -> R {
    throw MappingError.invalid(field: field, rule: "mapped yet")
  }
}

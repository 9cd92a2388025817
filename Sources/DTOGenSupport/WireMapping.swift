/// What mappers do again and again: every error names the field, with its path as seen from the caller.
public enum WireMapping {
  /// A value through its own mapper, whose errors gain the field in front.
  public static func one<T, R>(
    _ value: T, at field: @autoclosure () -> String, _ map: (T) throws -> R
  ) throws -> R {
    do { return try map(value) } catch { throw placed(error, at: field()) }
  }

  @_disfavoredOverload
  public static func one<T, R>(
    _ value: T?, at field: @autoclosure () -> String, _ map: (T) throws -> R
  ) throws -> R? {
    try value.map { try one($0, at: field(), map) }
  }

  /// Each element of a list; an error gains `field[index]` in front.
  public static func each<T, R>(_ list: [T], at field: String, _ map: (T) throws -> R) throws -> [R] {
    var results: [R] = []
    results.reserveCapacity(list.count)
    for (index, element) in list.enumerated() { results.append(try one(element, at: "\(field)[\(index)]", map)) }
    return results
  }

  @_disfavoredOverload
  public static func each<T, R>(_ list: [T]?, at field: String, _ map: (T) throws -> R) throws -> [R]? {
    try list.map { try each($0, at: field, map) }
  }

  /// `field` is the element's whole path, such as `items[0]`.
  public static func element<T>(_ list: [T], _ index: Int, at field: String) throws -> T {
    guard list.indices.contains(index) else { throw MappingError.invalid(field: field, rule: "there") }
    return list[index]
  }

  @_disfavoredOverload
  public static func element<T>(_ list: [T]?, _ index: Int, at field: String) throws -> T? {
    try list.map { try element($0, index, at: field) }
  }

  /// `field` is the element's whole path, such as `items[last]`.
  public static func last<T>(_ list: [T], at field: String) throws -> T {
    try element(list, list.count - 1, at: field)
  }

  @_disfavoredOverload
  public static func last<T>(_ list: [T]?, at field: String) throws -> T? {
    try list.map { try last($0, at: field) }
  }

  /// The error with its field as seen from the caller. Errors without a field stay as they are.
  public static func placed(_ error: any Error, at field: String) -> any Error {
    switch error {
    case let error as MappingError:
      MappingError(field: WirePath.joined(field, error.field), found: error.found, rule: error.rule)
    case let error as WireError:
      WireError(field: WirePath.joined(field, error.field), expected: error.expected, found: error.found)
    default: error
    }
  }
}

/// An element of a list that goes on without it where it cannot be read.
public enum WireElement<Value: Decodable>: Decodable {
  case success(Value)
  /// The error's field is as seen from the element.
  case failure(WireError)

  public init(from decoder: any Decoder) throws {
    do {
      self = .success(try decoder.singleValueContainer().decode(Value.self))
    } catch {
      self = .failure(WireFailure.reason(error, for: Value.self, in: decoder))
    }
  }
}

extension WireElement: Sendable where Value: Sendable {}
extension WireElement: Equatable where Value: Equatable {}
extension WireElement: Hashable where Value: Hashable {}
extension WireElement: WireExplicitKeys where Value: WireExplicitKeys {}

extension WireMapping {
  /// The elements that can be read and mapped; each of the others is reported with its path.
  public static func each<T, R>(
    _ list: [WireElement<T>], at field: String, skipped: inout [SkippedElement], _ map: (T) throws -> R
  ) -> [R] {
    var results: [R] = []
    for index in list.indices {
      let path = "\(field)[\(index)]"
      do {
        let value = try element(list, index, at: path)
        results.append(try one(value, at: path, map))
      } catch {
        skipped.append(SkippedElement(path: path, reason: "\(error)"))
      }
    }
    return results
  }

  /// An element of a list whose others need not be readable.
  public static func element<T>(_ list: [WireElement<T>], _ index: Int, at field: String) throws -> T {
    guard list.indices.contains(index) else { throw MappingError.invalid(field: field, rule: "there") }
    switch list[index] {
    case .success(let value): return value
    case .failure(let error): throw placed(error, at: field)
    }
  }

  public static func last<T>(_ list: [WireElement<T>], at field: String) throws -> T {
    try element(list, list.count - 1, at: field)
  }
}

/// An element of a list that was left out because it could not be read, kept so that somebody can report it.
public struct SkippedElement: Equatable, Sendable, CustomStringConvertible {
  /// Where the element stands, such as `data.offers[2]`.
  public let path: String
  /// The text of the error, which names the field.
  public let reason: String

  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  public var description: String { "\(path) was skipped: \(reason)" }
}

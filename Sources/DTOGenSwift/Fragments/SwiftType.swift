import DTOGenTemplates

/// A fragment that is a Swift type, put together from names that are settled.
struct SwiftType: Hashable, Sendable, SourceFragment {
  let source: String

  private init(_ source: String) { self.source = source }

  static func named(_ identifiers: [SwiftIdentifier]) -> SwiftType {
    SwiftType(identifiers.count == 1 ? identifiers[0].source : identifiers.map(\.source).joined(separator: "."))
  }

  /// A dotted name such as `Checkout.Fee`, each part made an identifier.
  static func named(_ name: String) -> SwiftType {
    guard name.utf8.contains(UInt8(ascii: ".")) else {
      return named([SwiftIdentifier(sanitizing: name, fallback: "Value")])
    }
    return named(name.split(separator: ".").map { SwiftIdentifier(sanitizing: String($0), fallback: "Value") })
  }

  /// The type of a `$byHand`, which `HandTypeParser` has read: anything else than its characters is left out.
  static func byHand(_ text: String) -> SwiftType {
    SwiftType(
      String(text.filter { $0.isLetter || $0.isNumber || "_.[]<>?:, ".contains($0) }))
  }

  static func map(from key: SwiftType, to value: SwiftType) -> SwiftType {
    SwiftType("[\(key.source): \(value.source)]")
  }

  static func list(of element: SwiftType) -> SwiftType { SwiftType("[\(element.source)]") }
  static func map(of value: SwiftType) -> SwiftType { SwiftType("[String: \(value.source)]") }
  static func lossyElement(_ type: SwiftType) -> SwiftType { SwiftType("WireElement<\(type.source)>") }
  var optional: SwiftType { SwiftType(source + "?") }

  /// A scalar's type, whose name is known to be one.
  static func scalar(_ name: StaticString) -> SwiftType { SwiftType("\(name)") }
}

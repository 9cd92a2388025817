import SwiftSource

/// A type that the project declares at the top of a file.
struct TypeEntry: Hashable, Sendable {
  var name: String
  /// The places of its file and of its declaration in the lists of the project and of the file.
  var file: Int
  var declaration: Int
  var place: LintPlace
  var kind: Declaration.Kind
  /// What it conforms to, by its declaration and by extensions in the same part of the app.
  var conformances: Set<String>
  var isPrivate: Bool

  static let serialization: Set<String> = ["Codable", "Decodable", "Encodable"]

  var isSerializable: Bool { !conformances.isDisjoint(with: TypeEntry.serialization) }

  /// Whether it mirrors the wire: it stands in a data folder and is decoded or encoded, or it is called a DTO.
  var isWire: Bool {
    guard kind != .protocol else { return false }
    return place.area == .data && (isSerializable || isCalledDTO)
      || (isCalledDTO && isSerializable && place.area != .tests)
  }

  private var isCalledDTO: Bool { name.hasSuffix("DTO") || name.hasSuffix("Dto") }
}

@testable import DTOGenBase

/// A value as text without the locations in it, for comparing what was read from two files.
enum Unlocated {
  static func text(of value: Any) -> String {
    if value is SourceLocation { return "" }
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return "\(mirror.subjectType) \(String(reflecting: value))" }
    let children = mirror.children.map { "\($0.label ?? "")=\(text(of: $0.value))" }
    return "\(mirror.subjectType)(\(children.joined(separator: ",")))"
  }
}

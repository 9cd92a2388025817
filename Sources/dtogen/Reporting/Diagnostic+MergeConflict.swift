import DTOGenCore
import SwiftSource

extension Diagnostic {
  /// What the schema changed in a file of the user's and could not be merged, and what to do about it.
  init(_ conflict: MergeConflict, in path: String, isWritten: Bool) {
    let line = (isWritten ? conflict.resultLine : conflict.line) + 1
    let location = SourceLocation(file: path, line: line, column: conflict.column)
    let wanted = Self.quoted(conflict.wanted)
    switch conflict.kind {
    case .changed:
      self = .warning(
        at: location,
        "you edited this, and the schema changed it: it was \(Self.quoted(conflict.base)) and is now \(wanted); "
          + "yours was kept, change it as you need")
    case .removed:
      self = .warning(
        at: location,
        "you edited this, and the schema no longer asks for it: it was \(Self.quoted(conflict.base)); "
          + "yours was kept, remove it if it is not needed")
    case .added:
      self = .warning(
        at: location, "the schema gained \(wanted), and this line of yours is about the same; it was kept as it is")
    case .misplaced:
      self = .warning(
        at: location,
        "the schema gained \(wanted), and too much was rewritten around here to put it in; add it where it belongs")
    case .deleted where conflict.base.isEmpty:
      self = .note(at: location, "the schema gained \(wanted) in what you deleted around here; it was left out")
    case .deleted:
      self = .note(
        at: location,
        "you deleted \(Self.quoted(conflict.base)), which the schema changed to \(wanted); it stays deleted")
    case .unreadable:
      self = .warning(
        at: location,
        "the schema changed, and nothing of it was merged into this file: its brackets, strings or comments do not end, "
          + "or conflict markers are left; repair it and run 'dtogen generate' again")
    }
  }

  /// Several lines stand below the message, as they would in the file.
  private static func quoted(_ text: String) -> String {
    text.contains("\n") ? "\n\(text)\n" : "'\(text)'"
  }
}

// Scaffolded by dtogen. Yours to edit.

/// An element of a list that was left out because it could not be read, kept so that somebody can report it.
struct SkippedElement: Equatable, Sendable, CustomStringConvertible {
    /// Where the element stands, such as `data.offers[2]`.
    let path: String
    /// The text of the error, which names the field.
    let reason: String

    init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    var description: String { "\(path) was skipped: \(reason)" }
}

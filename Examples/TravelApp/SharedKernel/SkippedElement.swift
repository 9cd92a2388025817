// Scaffolded by dtogen. Yours to edit.

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

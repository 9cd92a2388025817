// Scaffolded by dtogen. Yours to edit.

/// An identifier of its own type, so that it cannot be mixed up with another one.
public struct OfferID: Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public var description: String { "\(Self.self)(\(rawValue))" }
}

// Scaffolded by dtogen. Yours to edit.

public import Foundation

/// An identifier of its own type, so that it cannot be mixed up with another one.
public struct TripID: Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UUID

    public init(_ rawValue: UUID) {
        self.rawValue = rawValue
    }

    public var description: String { "\(Self.self)(\(rawValue))" }
}

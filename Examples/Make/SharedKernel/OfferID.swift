// Scaffolded by dtogen. Yours to edit.

/// An identifier of its own type, so that it cannot be mixed up with another one.
struct OfferID: Hashable, Sendable, CustomStringConvertible {
    let rawValue: String

    init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    var description: String { "\(Self.self)(\(rawValue))" }
}

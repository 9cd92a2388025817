// Scaffolded by dtogen. Yours to edit.

/// A response that decoded well but cannot become a domain value.
enum MappingError: Error, Equatable, Sendable {
    /// `field` is the wire name with its path, such as `price.currency` or `passengers[2].name`.
    case invalid(field: String)
}

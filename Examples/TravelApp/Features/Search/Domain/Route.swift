// Scaffolded by dtogen. Yours to edit.

struct Route: Hashable, Sendable {
    let origin: String
    let destination: String
}

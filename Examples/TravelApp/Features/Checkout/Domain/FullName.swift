// Scaffolded by dtogen. Yours to edit.

struct FullName: Hashable, Sendable {
    let given: String
    let family: String
}

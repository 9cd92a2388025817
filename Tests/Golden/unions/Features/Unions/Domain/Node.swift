// Scaffolded by dtogen. Yours to edit.

struct Node: Hashable, Sendable {
    let label: String
    @Indirect var left: Node?
    @Indirect var right: Node?
    let children: [Node]?
}

// Scaffolded by dtogen. Yours to edit.

struct Payment: Identifiable, Hashable, Sendable {
    let id: PaymentID
    let amount: Money
    let method: Method
    let details: [Details]
    let tree: Node

    enum Details: Hashable, Sendable {
        case text(String)
        case number(Int)
        case texts([String])
    }
}

// Scaffolded by dtogen. Yours to edit.

/// A quote. */ let broken = 1
/// fatalError()
/// """ \(x)
struct Quote: Hashable, Sendable {
    let text: String
    let kind: Kind
    let odd: String
    let notes: [String]
}

// Scaffolded by dtogen. Yours to edit.

struct All: Hashable, Sendable {
    let local: LocalDateTime
    let price: Money
    @Indirect var part: Part

    indirect enum Part: Hashable, Sendable {
        case text(String)
        case more(All)
    }
}

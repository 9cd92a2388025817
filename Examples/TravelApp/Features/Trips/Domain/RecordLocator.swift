// Scaffolded by dtogen. Yours to edit.

struct RecordLocator: Hashable, Sendable {
    let rawValue: String

    init(
        _ rawValue: String
    ) {
        self.rawValue = rawValue
    }
}

// Scaffolded by dtogen. Yours to edit.

public import Foundation

nonisolated public struct Bag: Hashable, Sendable {
    public let `class`: Int
    public let items: [String: Decimal]

    public init(
        class: Int,
        items: [String: Decimal]
    ) {
        self.`class` = `class`
        self.items = items
    }
}

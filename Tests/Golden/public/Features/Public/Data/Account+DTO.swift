// Scaffolded by dtogen. Yours to edit.

import Foundation

nonisolated extension Account {
    public init(dto: AccountDTO) throws {
        self.init(
            id: AccountID(dto.accountId),
            other: dto.accountId_,
            in: try WireMapping.one(dto.`in`, at: "in", Bag.init(dto:)),
            since: dto.since,
            parent: try WireMapping.one(dto.parent, at: "parent", Account.init(dto:))
        )
    }
}

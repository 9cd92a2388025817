// Scaffolded by dtogen. Yours to edit.

import Foundation

nonisolated extension Bag {
    public init(dto: BagDTO) throws {
        self.init(
            class: dto.`class`,
            items: dto.items
        )
    }
}

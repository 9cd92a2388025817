// Scaffolded by dtogen. Yours to edit.

import Foundation

struct Stop: Identifiable, Hashable, Sendable {
    let id: UUID
    let seats: Int
    let gate: String?
}

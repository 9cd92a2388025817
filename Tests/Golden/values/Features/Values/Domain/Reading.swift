// Scaffolded by dtogen. Yours to edit.

import Foundation

struct Reading: Hashable, Sendable {
    let string: String
    let bool: Bool
    let int: Int
    let int32: Int32
    let int64: Int64
    let uint64: UInt64
    let double: Double
    let decimal: Decimal
    let at: Date
    let local: LocalDateTime
    let day: CalendarDate
    let time: TimeOfDay
    let seconds: Date
    let millis: Date
    let uuid: UUID
    let url: URL
    let decimalText: Decimal
    let intText: Int
    let boolText: Bool
    let any: Int?
    let days: [CalendarDate?]
    let prices: [String: Decimal]
    let matrix: [[Int]]
    let flat: [Int]
    let maybe: [String: [Date]]?
    let old: Int
    let gone: String
}

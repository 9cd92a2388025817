// Scaffolded by dtogen. Yours to edit.

import Foundation
import SharedKernel

enum RefundPolicy: Hashable, Sendable {
    case refundable(Refundable)
    case voucher(Voucher)
    case nonRefundable(NonRefundable)
    /// A kind that this version does not know, as it came.
    case unknown(raw: String)

    struct Refundable: Hashable, Sendable {
        let refundableUntil: Date
        let fee: Money?
    }

    struct Voucher: Hashable, Sendable {
        let validForDays: Int
        let share: Double
    }

    struct NonRefundable: Hashable, Sendable {
        let taxesRefundable: Bool
    }
}

// Scaffolded by dtogen. Yours to edit.

import Foundation

/// How it was paid.
enum Method: Hashable, Sendable {
    case card(Card)
    case bankTransfer(BankTransfer)
    /// A kind that this version does not know, as it came.
    case unknown(raw: String)

    struct Card: Hashable, Sendable {
        let lastFour: String
        let expires: String
    }

    struct BankTransfer: Hashable, Sendable {
        let iban: String
        let receivedAt: Date?
    }
}

// Scaffolded by dtogen. Yours to edit.

import Foundation

extension Method {
    init(dto: MethodDTO) throws {
        switch dto {
        case .card(let value): self = .card(try Method.Card(dto: value))
        case .bankTransfer(let value): self = .bankTransfer(try Method.BankTransfer(dto: value))
        case .unknown(let raw): self = .unknown(raw: raw)
        }
    }
}

extension Method.Card {
    init(dto: MethodDTO.CardDTO) throws {
        self.init(
            lastFour: dto.lastFour,
            expires: dto.expires
        )
    }
}

extension Method.BankTransfer {
    init(dto: MethodDTO.BankTransferDTO) throws {
        self.init(
            iban: dto.iban,
            receivedAt: dto.receivedAt
        )
    }
}

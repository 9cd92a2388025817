// Scaffolded by dtogen. Yours to edit.

import Foundation
import SharedKernel

extension RefundPolicy {
    init(dto: RefundPolicyDTO) throws {
        switch dto {
        case .refundable(let value): self = .refundable(try RefundPolicy.Refundable(dto: value))
        case .voucher(let value): self = .voucher(try RefundPolicy.Voucher(dto: value))
        case .nonRefundable(let value): self = .nonRefundable(try RefundPolicy.NonRefundable(dto: value))
        case .unknown(let raw): self = .unknown(raw: raw)
        }
    }
}

extension RefundPolicy.Refundable {
    init(dto: RefundPolicyDTO.RefundableDTO) throws {
        self.init(
            refundableUntil: dto.refundableUntil,
            fee: try WireMapping.one(dto.fee, at: "fee", Money.init(dto:))
        )
    }
}

extension RefundPolicy.Voucher {
    init(dto: RefundPolicyDTO.VoucherDTO) throws {
        self.init(
            validForDays: dto.validForDays,
            share: dto.share
        )
    }
}

extension RefundPolicy.NonRefundable {
    init(dto: RefundPolicyDTO.NonRefundableDTO) throws {
        self.init(
            taxesRefundable: dto.taxesRefundable
        )
    }
}

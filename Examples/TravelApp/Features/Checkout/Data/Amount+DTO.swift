// Scaffolded by dtogen. Yours to edit.

import SharedKernel

extension Money {
    init(dto: AmountDTO) throws {
        self = try WireMapping.valid(Money(major: dto.amount, currencyCode: dto.currency), at: "amount")
    }
}

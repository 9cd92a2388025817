// Scaffolded by dtogen. Yours to edit.

import SharedKernel

extension Money {
    init(dto: PriceDTO) throws {
        self = Money(minorUnits: dto.amountMinor, currencyCode: dto.currency)
    }
}

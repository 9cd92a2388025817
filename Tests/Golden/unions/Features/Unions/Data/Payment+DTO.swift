// Scaffolded by dtogen. Yours to edit.

extension Payment {
    init(dto: PaymentDTO) throws {
        if let minor = dto.amount.asV2?.minor {
            guard minor > 0 else { throw MappingError.invalid(field: "amount.minor") }
        }
        let amount: Money = switch dto.amount {
        case .v2(let value): Money(minorUnits: value.minor, currencyCode: value.currency)
        case .v1(let value): try WireMapping.valid(Money(major: value, fractionDigits: 2, currencyCode: "EUR"), at: "amount")
        }
        self.init(
            id: PaymentID(dto.paymentId),
            amount: amount,
            method: try WireMapping.one(dto.method, at: "method", Method.init(dto:)),
            details: try WireMapping.each(dto.details, at: "details", Payment.Details.init(dto:)),
            tree: try WireMapping.one(dto.tree, at: "tree", Node.init(dto:))
        )
    }
}

extension Payment.Details {
    init(dto: PaymentDTO.DetailsDTO) throws {
        switch dto {
        case .text(let value): self = .text(value)
        case .number(let value): self = .number(value)
        case .texts(let value): self = .texts(value)
        }
    }
}

// Scaffolded by dtogen. Yours to edit.

extension All {
    init(dto: AllDTO) throws {
        self.init(
            local: try WireMapping.localDateTime(dto.local, at: "local"),
            price: try WireMapping.valid(Money(major: dto.price.amount, currencyCode: dto.price.currency), at: "price.amount"),
            part: try WireMapping.one(dto.part, at: "part", All.Part.init(dto:))
        )
    }
}

extension All.Part {
    init(dto: AllDTO.PartDTO) throws {
        switch dto {
        case .text(let value): self = .text(value)
        case .more(let value): self = .more(try All(dto: value))
        }
    }
}

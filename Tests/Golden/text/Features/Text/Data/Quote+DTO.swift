// Scaffolded by dtogen. Yours to edit.

extension Quote {
    init(dto: QuoteDTO) throws {
        guard dto.text.contains(#/^[^#]+/?"/#) else { throw MappingError.invalid(field: "text") }
        self.init(
            text: dto.text,
            kind: Kind(raw: dto.kind),
            odd: dto.byKey1,
            notes: dto.notes
        )
    }
}

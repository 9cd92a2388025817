// Scaffolded by dtogen. Yours to edit.

import Foundation

extension Stop {
    init(dto: StopDTO) throws {
        guard dto.seats >= 0 else { throw MappingError.invalid(field: "seats") }
        if let gate = dto.gate {
            guard !gate.isEmpty else { throw MappingError.invalid(field: "gate") }
        }
        self.init(
            id: dto.id,
            seats: dto.seats,
            gate: dto.gate
        )
    }
}

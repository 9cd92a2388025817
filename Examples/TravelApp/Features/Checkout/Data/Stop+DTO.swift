// Scaffolded by dtogen. Yours to edit.

import SharedKernel

extension Stop {
    init(dto: StopDTO) throws {
        self.init(
            airport: AirportID(dto.iataCode),
            terminal: dto.terminal,
            time: try WireMapping.localDateTime(dto.at, at: "at")
        )
    }
}

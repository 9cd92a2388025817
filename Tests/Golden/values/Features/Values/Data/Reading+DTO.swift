// Scaffolded by dtogen. Yours to edit.

import Foundation

extension Reading {
    init(dto: ReadingDTO) throws {
        guard
            try dto.at > WireMapping.required(WireDate.parse("2020-01-01T00:00:00Z"), at: "at")
        else { throw MappingError.invalid(field: "at") }
        guard
            try WireMapping.calendarDate(dto.day, at: "day") >= WireMapping.calendarDate("2024-02-29", at: "day")
        else { throw MappingError.invalid(field: "day") }
        guard
            try WireMapping.timeOfDay(dto.time, at: "time") < WireMapping.timeOfDay("23:59:59", at: "time")
        else { throw MappingError.invalid(field: "time") }
        guard
            try WireMapping.decimal(dto.decimalText, at: "decimal_text") <= 100
        else { throw MappingError.invalid(field: "decimal_text") }
        guard [-1, 1].contains(dto.int32) else { throw MappingError.invalid(field: "int32") }
        guard dto.bool else { throw MappingError.invalid(field: "bool") }
        self.init(
            string: dto.string,
            bool: dto.bool,
            int: dto.int,
            int32: dto.int32,
            int64: dto.int64,
            uint64: dto.uint64,
            double: dto.double,
            decimal: dto.decimal,
            at: dto.at,
            local: try WireMapping.localDateTime(dto.local, at: "local"),
            day: try WireMapping.calendarDate(dto.day, at: "day"),
            time: try WireMapping.timeOfDay(dto.time, at: "time"),
            seconds: WireMapping.date(epochSeconds: dto.seconds),
            millis: WireMapping.date(epochMilliseconds: dto.millis),
            uuid: dto.uuid,
            url: dto.url,
            decimalText: try WireMapping.decimal(dto.decimalText, at: "decimal_text"),
            intText: try WireMapping.int(dto.intText, at: "int_text"),
            boolText: try WireMapping.bool(dto.boolText, at: "bool_text"),
            any: try WireMapping.byHand(dto.any, at: "any"),
            days: try WireMapping.each(dto.days, at: "days", { try $0.map { try WireMapping.calendarDate($0, at: "") } }),
            prices: dto.prices,
            matrix: dto.matrix,
            flat: dto.matrix.flatMap { $0 },
            maybe: dto.maybe?.mapValues { $0.map { WireMapping.date(epochSeconds: $0) } },
            old: dto.old,
            gone: dto.gone ?? "nothing"
        )
    }
}

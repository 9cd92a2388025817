// Scaffolded by dtogen. Yours to edit.

extension Child {
    init(dto: ChildDTO) throws {
        self.init(
            type: try WireMapping.one(dto.type, at: "Type", Child.ChildType.init(dto:)),
            data: try WireMapping.one(dto.data, at: "Data", Child.ChildData.init(dto:)),
            error: try WireMapping.one(dto.error, at: "Error", Child.ChildError.init(dto:)),
            id: dto.id,
            ID: dto.ID,
            Id: dto.Id,
            userID: dto.userId,
            urlPath: dto.urlPath,
            line1: dto.line1,
            is2Fa: dto.is2Fa,
            plus1: dto.plus1,
            minus1: dto.minus1,
            grinningFace: dto.grinningFace,
            名前: dto.名前,
            helloWorld: dto.helloWorld,
            aB: dto.aB,
            description: dto.description,
            hashValueValue: dto.hashValue_,
            dto: dto.dto,
            value: dto.value,
            blank: dto.blank
        )
    }
}

extension Child.ChildType {
    init(dto: ChildDTO.TypeDTO) throws {
        self.init(
            class: dto.`class`,
            let: dto.`let`,
            `inout`: dto.`inout`,
            selfValue: dto.self_,
            type: try WireMapping.one(dto.type, at: "Type", Child.ChildType.TypeType.init(dto:))
        )
    }
}

extension Child.ChildType.TypeType {
    init(dto: ChildDTO.TypeDTO.TypeTypeDTO) throws {
        self.init(
            init: dto.`init`
        )
    }
}

extension Child.ChildData {
    init(dto: ChildDTO.DataDTO) throws {
        self.init(
            string: dto.string,
            int: try WireMapping.one(dto.int, at: "Int", Child.ChildData.ChildDataInt.init(dto:)),
            count: dto.count
        )
    }
}

extension Child.ChildData.ChildDataInt {
    init(dto: ChildDTO.DataDTO.IntDTO) throws {
        self.init(
            x: dto.x
        )
    }
}

extension Child.ChildError {
    init(dto: ChildDTO.ErrorDTO) throws {
        self.init(
            message: dto.message
        )
    }
}

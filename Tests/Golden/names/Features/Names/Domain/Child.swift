// Scaffolded by dtogen. Yours to edit.

struct Child: Identifiable, Hashable, Sendable {
    let type: ChildType
    let data: ChildData
    let error: ChildError
    let id: String
    let ID: String
    let Id: String
    let userID: Int
    let urlPath: String
    let line1: String
    let is2Fa: Bool
    let plus1: Int
    let minus1: Int
    let grinningFace: String
    let 名前: String
    let helloWorld: String
    let aB: String
    let description: String
    let hashValueValue: Int
    let dto: String
    let value: Int
    let blank: Int

    struct ChildType: Hashable, Sendable {
        let `class`: Int
        let `let`: Int
        let `inout`: Int
        let selfValue: Int
        let type: TypeType

        struct TypeType: Hashable, Sendable {
            let `init`: String
        }
    }

    struct ChildData: Hashable, Sendable {
        let string: String
        let int: ChildDataInt
        let count: Int

        struct ChildDataInt: Hashable, Sendable {
            let x: Int
        }
    }

    struct ChildError: Hashable, Sendable {
        let message: String
    }
}

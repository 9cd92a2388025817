// Scaffolded by dtogen. Yours to edit.

public import Foundation

nonisolated public struct Account: Identifiable, Hashable, Sendable {
    public let id: AccountID
    public let other: String
    public let `in`: Bag
    public let since: Date?
    @Indirect public var parent: Account?

    public init(
        id: AccountID,
        other: String,
        in: Bag,
        since: Date?,
        parent: Account?
    ) {
        self.id = id
        self.other = other
        self.`in` = `in`
        self.since = since
        _parent = Indirect(wrappedValue: parent)
    }
}

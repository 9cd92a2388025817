// Scaffolded by dtogen. Yours to edit.

extension Node {
    init(dto: NodeDTO) throws {
        self.init(
            label: dto.label,
            left: try WireMapping.one(dto.left, at: "left", Node.init(dto:)),
            right: try WireMapping.one(dto.right, at: "right", Node.init(dto:)),
            children: try WireMapping.each(dto.children, at: "children", Node.init(dto:))
        )
    }
}

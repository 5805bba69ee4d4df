/// Repeats the group of a section whose items do not determine its size, without laying it out again.
struct RepeatedGroup {
    private let isUsable: Bool
    private var block: GroupSolver.Block?
    private var cells = 0
    private var supplements: [String: Int] = [:]

    init(_ group: NSCollectionLayoutGroup) { isUsable = !group.isSelfSizing }

    /// Returns the next group, if there are items for all its places; nil otherwise.
    mutating func next(_ solver: inout GroupSolver, in outer: CGSize) -> GroupSolver.Block? {
        guard var block, cells > 0, solver.count - solver.next >= cells else { return nil }
        let repetition = solver.next / cells
        for number in block.elements.indices {
            let kind = block.elements[number].key.kind
            let step = kind.map { supplements[$0] ?? 0 } ?? cells
            block.elements[number].key.index += repetition * step
        }
        solver.skip(cells, supplements)
        return block
    }

    /// Stores a group to be repeated, if it is the first and all its places have items.
    mutating func keep(_ made: GroupSolver.Block, from first: Int) {
        guard isUsable, block == nil, first == 0, !made.isPartial else { return }
        block = made
        cells = made.elements.filter { $0.key.kind == nil }.count
        for element in made.elements {
            if let kind = element.key.kind { supplements[kind, default: 0] += 1 }
        }
    }
}

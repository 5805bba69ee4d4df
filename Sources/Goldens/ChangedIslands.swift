/// Views whose frames changed, grouped by what can have caused each other: a view and its superview, and views in
/// one superview.
struct ChangedIslands {
    /// The groups, each with the indices of its views in order.
    private(set) var all: [[Int]] = []
    private var owners: [Int: Int] = [:]
    private let parents: [Int?]
    private let islandByView: [Int: Int]

    /// Groups the views of a comparison.
    init(_ comparison: LayoutComparison) {
        parents = comparison.actual.views.map(\.parent)
        var islands: [Int: Int] = [:], firstChild: [Int: Int] = [:]
        for index in comparison.changes.keys.sorted() where comparison.changes[index]?.isFrame == true {
            let parent = parents[index]
            let known = parent.flatMap { islands[$0] ?? firstChild[$0].flatMap { islands[$0] } }
            let island = known ?? all.count
            if known == nil { all.append([]) }
            all[island].append(index)
            islands[index] = island
            if let parent, firstChild[parent] == nil { firstChild[parent] = index }
        }
        islandByView = islands
    }

    /// Whether a change of a view can have caused an island: the view, its superview, a subview of it or of its
    /// superview is in it.
    func touches(_ index: Int, _ island: [Int]) -> Bool {
        guard let first = island.first, let number = islandByView[first] else { return false }
        if islandByView[index] == number { return true }
        let parent = parents[index]
        if let parent, islandByView[parent] == number { return true }
        return island.contains { member in
            parents[member] == index || parent != nil && parents[member] == parent
        }
    }

    /// Records that a view follows from a root.
    mutating func own(_ index: Int, by root: Int) { owners[index] = root }

    /// The root that a view follows from; nil if it is in no island.
    func owner(of index: Int) -> Int? { owners[index] }
}

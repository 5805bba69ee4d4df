/// Lengths one after another, with space between and around them that may grow by shares of what is left. Points.
struct SpacedRun {
    private var lengths: [CGFloat] = []
    private var edges: [(near: NSCollectionLayoutSpacing?, far: NSCollectionLayoutSpacing?)] = []
    private let between: NSCollectionLayoutSpacing?

    init(between: NSCollectionLayoutSpacing? = nil) { self.between = between }

    /// Adds a length with the space around it.
    mutating func append(
        _ length: CGFloat, _ edge: (near: NSCollectionLayoutSpacing?, far: NSCollectionLayoutSpacing?)
    ) {
        lengths.append(length)
        edges.append(edge)
    }

    mutating func removeLast() {
        lengths.removeLast()
        edges.removeLast()
    }

    /// The least length of the run.
    var total: CGFloat {
        let gaps = CGFloat(max(0, lengths.count - 1)) * (between?.spacing ?? 0)
        return zip(lengths, edges).reduce(gaps) {
            $0 + $1.0 + ($1.1.near?.spacing ?? 0) + ($1.1.far?.spacing ?? 0)
        }
    }

    /// Returns where the lengths begin in an available length.
    func positions(in available: CGFloat) -> [CGFloat] {
        func isFlexible(_ spacing: NSCollectionLayoutSpacing?) -> Bool { spacing?.isFlexibleSpacing == true }
        var shares = isFlexible(between) ? max(0, lengths.count - 1) : 0
        for edge in edges { shares += (isFlexible(edge.near) ? 1 : 0) + (isFlexible(edge.far) ? 1 : 0) }
        let share = shares > 0 ? max(0, available - total) / CGFloat(shares) : 0
        func length(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat {
            (spacing?.spacing ?? 0) + (isFlexible(spacing) ? share : 0)
        }
        var position: CGFloat = 0
        return zip(lengths, edges).enumerated().map { number, entry in
            if number > 0 { position += length(between) }
            let start = position + length(entry.1.near)
            position = start + entry.0 + length(entry.1.far)
            return start
        }
    }
}

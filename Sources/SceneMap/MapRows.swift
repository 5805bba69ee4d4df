import Geometry

/// The heights of vertices: each near those it is connected to, in the order of its layer.
struct MapRows {
    /// The y-coordinate of the center of each vertex, in points.
    private(set) var centers: [Double]
    /// The height of each vertex, in points.
    let heights: [Double]
    /// The upper and lower edge of each group that has connected nodes, from top to bottom.
    private(set) var groups: [(number: Int, top: Double, bottom: Double)] = []
    /// The height of all groups in points.
    private(set) var height = 0.0

    /// The height of a heading above a group, in points.
    static let heading = 34.0
    /// The distance of nodes in a column, in points.
    private static let gap = 28.0
    /// The distance of edges in a column from each other and from nodes, in points.
    private static let lineGap = 12.0
    /// The distance between groups, and below the last node of one, in points.
    private static let margin = 24.0
    /// The number of passes over all layers. Chosen: later ones hardly move anything.
    private static let passes = 17

    init(of graph: MapGraph, _ network: MapNetwork) {
        let nodes = graph.nodes.map(\.size.height)
        heights = nodes + Array(repeating: 0, count: network.layers.count - nodes.count)
        centers = Array(repeating: 0, count: heights.count)
        // In a column, the vertices of a block are a run.
        var runs: [[ArraySlice<Int>]] = Array(repeating: [], count: network.groups.count)
        for column in network.columns {
            for run in column.runs(by: network.blocks) {
                runs[network.blocks[run[run.startIndex]]].append(run)
            }
        }
        for block in runs.indices {
            place(
                runs[block], network,
                isFirst: block == 0 || network.groups[block - 1] != network.groups[block])
            add(network.groups[block], runs[block])
        }
        height = groups.last?.bottom ?? 0
    }

    /// Places the vertices of a block, from the top edge `height` down.
    private mutating func place(_ runs: [ArraySlice<Int>], _ network: MapNetwork, isFirst: Bool) {
        for run in runs { align(run) { _ in [] } }
        for pass in 0..<Self.passes {
            let isForward = pass.isMultiple(of: 2), isLast = pass + 2 >= Self.passes
            for run in isForward ? runs : runs.reversed() {
                align(run) { vertex in
                    let others =
                        isLast
                        ? network.before[vertex] + network.after[vertex]
                        : isForward ? network.before[vertex] : network.after[vertex]
                    // The heights of other blocks are not comparable.
                    return others.filter { network.blocks[$0] == network.blocks[vertex] }
                }
            }
        }
        let vertices = runs.joined()
        let top = vertices.map { centers[$0] - heights[$0] / 2 }.min() ?? 0
        let shift = height + (isFirst ? Self.heading + Self.margin : Self.gap) - top
        for vertex in vertices { centers[vertex] = (centers[vertex] + shift).rounded() }
    }

    /// Extends the group of a block, or starts it.
    private mutating func add(_ group: Int, _ runs: [ArraySlice<Int>]) {
        let top = height
        let bottom = runs.joined().map { centers[$0] + heights[$0] / 2 }.max() ?? top
        height = bottom
        if let last = groups.last, last.number == group {
            groups[groups.count - 1].bottom = bottom
        } else {
            groups.append((group, top + Self.margin * 0.75, bottom))
        }
    }

    /// Moves the vertices of a run as close to the means of their neighbors as their order and distances allow.
    private mutating func align(_ run: ArraySlice<Int>, _ neighbors: (Int) -> [Int]) {
        let vertices = Array(run)
        let wanted = vertices.map { vertex in
            let others = neighbors(vertex)
            guard !others.isEmpty else { return centers[vertex] }
            return others.reduce(0) { $0 + centers[$1] } / Double(others.count)
        }
        var offsets = [0.0]
        for (above, below) in zip(vertices, vertices.dropFirst()) {
            let gap = heights[above] > 0 && heights[below] > 0 ? Self.gap : Self.lineGap
            offsets.append(offsets[offsets.count - 1] + (heights[above] + heights[below]) / 2 + gap)
        }
        let fitted = zip(wanted, offsets).map { $0 - $1 }.ascending
        for (index, vertex) in vertices.enumerated() { centers[vertex] = fitted[index] + offsets[index] }
    }
}

extension [Double] {
    /// The closest list, by the sum of squares, that does not descend.
    ///
    /// Source: the pool adjacent violators algorithm.
    fileprivate var ascending: [Double] {
        var pools: [(sum: Double, count: Int)] = []
        for value in self {
            var pool = (sum: value, count: 1)
            while let last = pools.last, last.sum * Double(pool.count) > pool.sum * Double(last.count) {
                pool = (pool.sum + last.sum, pool.count + last.count)
                pools.removeLast()
            }
            pools.append(pool)
        }
        return pools.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
    }
}

extension [Int] {
    /// The stretches of elements with the same value in a table.
    fileprivate func runs(by table: [Int]) -> [ArraySlice<Int>] {
        var runs: [ArraySlice<Int>] = [], start = 0
        for index in 1..<(count + 1) where index == count || table[self[index]] != table[self[start]] {
            runs.append(self[start..<index])
            start = index
        }
        return runs
    }
}

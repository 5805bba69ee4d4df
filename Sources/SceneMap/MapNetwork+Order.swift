extension MapNetwork {
    /// The number of passes over all layers. Chosen: later ones rarely find fewer crossings.
    private static let passes = 12

    /// Orders the vertices of each layer so that few edges cross: by the mean position of their neighbors, from the
    /// left and from the right in turn. Blocks stay together.
    mutating func order() {
        var best = columns, fewest = crossings
        for pass in 0..<Self.passes where fewest > 0 {
            let isForward = pass.isMultiple(of: 2)
            let layers = isForward ? Array(columns.indices) : columns.indices.reversed()
            var positions = self.positions
            for layer in layers {
                sort(layer, by: isForward ? before : after, &positions)
            }
            let count = crossings
            if count < fewest { (best, fewest) = (columns, count) }
        }
        columns = best
    }

    /// The position of each vertex in its layer.
    var positions: [Int] {
        var positions = Array(repeating: 0, count: layers.count)
        for column in columns {
            for (position, vertex) in column.enumerated() { positions[vertex] = position }
        }
        return positions
    }

    private mutating func sort(_ layer: Int, by neighbors: [[Int]], _ positions: inout [Int]) {
        let keyed = columns[layer].enumerated().map { position, vertex in
            let others = neighbors[vertex]
            let sum = others.reduce(0) { $0 + positions[$1] }
            let mean = others.isEmpty ? Double(position) : Double(sum) / Double(others.count)
            return (block: blocks[vertex], mean: mean, position: position, vertex: vertex)
        }
        columns[layer] = keyed.sorted {
            ($0.block, $0.mean, $0.position) < ($1.block, $1.mean, $1.position)
        }.map(\.vertex)
        for (position, vertex) in columns[layer].enumerated() { positions[vertex] = position }
    }

    /// The number of pairs of edges between adjacent layers that cross.
    var crossings: Int {
        let positions = positions
        var count = 0
        for column in columns {
            // The ends on the right so far, sorted; those below an edge's own end cross it.
            var ends: [Int] = []
            for vertex in column {
                for end in after[vertex].map({ positions[$0] }).sorted() {
                    let index = ends.endOfNumbers(upTo: end)
                    count += ends.count - index
                    ends.insert(end, at: index)
                }
            }
        }
        return count
    }
}

extension [Int] {
    /// Returns the number of elements of a sorted list that are at most `limit`.
    fileprivate func endOfNumbers(upTo limit: Int) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] <= limit { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

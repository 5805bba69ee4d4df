import Geometry

/// The columns of a map and the channels between them, in which edges change their height.
///
/// A channel has room for the labels of edges that leave the nodes at its left and at its right, and lanes for
/// edges between these.
struct MapChannels {
    /// The left and right edge of each column, in points.
    private(set) var columns: [(left: Double, right: Double)] = []
    /// The left and right edge of the part of each channel where heights change; the first is after the first
    /// column.
    private(set) var bends: [(left: Double, right: Double)] = []
    /// The position of each edge's stretches in their channels: from 0 to 1, by edge and number of the stretch.
    private(set) var lanes: [[Double]]
    /// The width of the map in points.
    private(set) var width = 0.0

    /// The distance of lanes in points.
    private static let laneGap = 7.0
    /// The least width for changing height, in points.
    private static let bendWidth = 60.0
    /// What is at the left of the first column and at the right of the last channel, in points.
    private static let margin = 44.0

    /// A change of height in a channel.
    private struct Bend {
        var edge: Int
        var number: Int
        var top: Double
        var bottom: Double
    }

    init(of graph: MapGraph, _ network: MapNetwork, _ rows: MapRows, _ ports: MapPorts) {
        lanes = network.chains.map { Array(repeating: 0.5, count: max(0, $0.count - 1)) }
        let count = network.columns.count
        var bends: [[Bend]] = Array(repeating: [], count: count)
        var labels = Array(repeating: (left: 0.0, right: 0.0), count: count)
        for (index, edge) in graph.edges.enumerated() {
            guard let start = network.layers[edge.source] else { continue }
            let chain = network.chains[index]
            let end = chain.last.flatMap { network.layers[$0] } ?? start
            if end < start {
                labels[start - 1].right = max(labels[start - 1].right, edge.labelWidth)
            } else {
                let tail = edge.destination == nil ? MapRouter.tail(of: edge) : edge.labelWidth
                labels[start].left = max(labels[start].left, tail)
            }
            for number in 0..<max(0, chain.count - 1) {
                let first = number == 0 ? ports.starts[index] : rows.centers[chain[number]]
                let last =
                    number + 2 == chain.count ? ports.ends[index] : rows.centers[chain[number + 1]]
                let channel = min(network.layers[chain[number]] ?? 0, network.layers[chain[number + 1]] ?? 0)
                bends[channel].append(
                    Bend(edge: index, number: number, top: min(first, last), bottom: max(first, last)))
            }
        }
        for node in graph.nodes.indices where graph.nodes[node].isEntry {
            guard let layer = network.layers[node], layer > 0 else { continue }
            labels[layer - 1].right = max(labels[layer - 1].right, MapRouter.entryLength)
        }
        let laneCounts = bends.map { assignLanes($0) }
        place(graph, network, labels, laneCounts)
    }

    /// Gives changes of height that overlap different lanes; returns the number of lanes.
    private mutating func assignLanes(_ bends: [Bend]) -> Int {
        var free: [Double] = []
        var chosen: [(bend: Bend, lane: Int)] = []
        for bend in bends.sorted(by: { ($0.top, $0.bottom, $0.edge) < ($1.top, $1.bottom, $1.edge) })
        where bend.top < bend.bottom {
            let lane = free.firstIndex { $0 < bend.top } ?? free.count
            if lane == free.count { free.append(0) }
            free[lane] = bend.bottom
            chosen.append((bend, lane))
        }
        for (bend, lane) in chosen {
            lanes[bend.edge][bend.number] = (Double(lane) + 1) / Double(free.count + 1)
        }
        return free.count
    }

    private mutating func place(
        _ graph: MapGraph, _ network: MapNetwork, _ labels: [(left: Double, right: Double)], _ lanes: [Int]
    ) {
        var x = Self.margin
        for (index, column) in network.columns.enumerated() {
            let nodes = column.filter { $0 < network.nodeCount }
            let wide = nodes.map { graph.nodes[$0].size.width }.max() ?? 0
            columns.append((x, x + wide))
            let left = x + wide + labels[index].left
            let right = left + max(Self.bendWidth, Self.laneGap * Double(lanes[index] + 1))
            bends.append((left, right))
            x = right + labels[index].right
        }
        width = columns.isEmpty ? 0 : x
    }
}

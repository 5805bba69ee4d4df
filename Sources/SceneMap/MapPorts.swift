import Geometry

/// Where edges leave and reach nodes: heights at their left and right sides, in the order of the other ends.
struct MapPorts {
    /// The height of each edge's end at its source and at its destination, in points.
    private(set) var starts: [Double]
    private(set) var ends: [Double]
    /// The height of the arrow to each entry, by the index of the node.
    private(set) var entries: [Int: Double] = [:]

    /// One end of an edge, or the arrow to an entry.
    private struct Port {
        /// The height of the other end of the stretch.
        var other: Double
        /// The edge; nil for the arrow.
        var edge: Int?
        var isStart: Bool
    }

    /// The greatest distance of ports in points. Chosen: a label fits between them.
    private static let spacing = 18.0
    /// The distance of ports from the upper and lower edge of a node, in points.
    private static let margin = 14.0

    init(of graph: MapGraph, _ network: MapNetwork, _ rows: MapRows) {
        starts = Array(repeating: 0, count: graph.edges.count)
        ends = starts
        var left: [[Port]] = Array(repeating: [], count: graph.nodes.count), right = left
        for (index, edge) in graph.edges.enumerated() {
            let chain = network.chains[index]
            guard let last = chain.last else {
                if network.layers[edge.source] != nil {
                    right[edge.source].append(
                        Port(other: rows.centers[edge.source], edge: index, isStart: true))
                }
                continue
            }
            let first = edge.source
            let isBack = (network.layers[last] ?? 0) < (network.layers[first] ?? 0)
            let isLevel = network.layers[last] == network.layers[first]
            let start = Port(other: rows.centers[chain[1]], edge: index, isStart: true)
            let end = Port(other: rows.centers[chain[chain.count - 2]], edge: index, isStart: false)
            if isBack { left[first].append(start) } else { right[first].append(start) }
            if isBack || isLevel { right[last].append(end) } else { left[last].append(end) }
        }
        for node in graph.nodes.indices where network.layers[node] != nil {
            let height = graph.nodes[node].size.height
            let frame = Rect(x: 0, y: rows.centers[node] - height / 2, width: 0, height: height)
            if graph.nodes[node].isEntry {
                left[node].append(Port(other: frame.midY, edge: nil, isStart: false))
            }
            place(left[node], of: node, in: frame)
            place(right[node], of: node, in: frame)
        }
    }

    private mutating func place(_ ports: [Port], of node: Int, in frame: Rect) {
        let ordered = ports.enumerated().sorted {
            ($0.element.other, $0.offset) < ($1.element.other, $1.offset)
        }
        for (number, item) in ordered.enumerated() {
            let y = Self.height(of: number, of: ports.count, in: frame)
            guard let edge = item.element.edge else {
                entries[node] = y
                continue
            }
            if item.element.isStart { starts[edge] = y } else { ends[edge] = y }
        }
    }

    /// Returns the height of a port of several at one side of a frame.
    static func height(of number: Int, of count: Int, in frame: Rect) -> Double {
        let spacing = min(Self.spacing, max(0, frame.height - 2 * margin) / Double(max(1, count - 1)))
        return frame.midY + (Double(number) - Double(count - 1) / 2) * spacing
    }
}

package import Geometry
package import Scene

/// The map of a graph: where its scenes are, and the paths of its edges.
///
/// Scenes are in columns by their distance from where the graph starts. Edges leave and reach them at the left
/// and right and change their height only between columns, so that no edge runs through a scene. The same graph
/// gives the same map everywhere.
package struct MapLayout: Hashable, Sendable {
    /// The size of the whole map in points.
    package var size = Size.zero
    /// The frame of each node.
    package var frames: [Rect] = []
    /// The line of each edge.
    package var lines: [Line] = []
    /// The start of the arrow to each entry, by the index of the node; the arrow goes right to the node's edge.
    package var entries: [Int: Point] = [:]
    /// The groups that have connected nodes, with their frames, from top to bottom.
    package var groups: [Group] = []
    /// The frame of the nodes without edges to others; nil if there are none.
    package var loose: Rect?
    /// The start of the baseline of the heading above these; nil if there are none.
    package var looseHeading: Point? { loose.map { Point(x: 20, y: $0.minY + 32) } }

    /// The line of an edge.
    package struct Line: Hashable, Sendable {
        /// The path from the source to the destination.
        package var path = Path()
        /// Where its label begins, or ends if `isLabelTrailing`: above the line where it leaves the source.
        package var label = Point.zero
        /// Whether the label ends at its point instead of beginning there.
        package var isLabelTrailing = false
    }

    /// A group of nodes.
    package struct Group: Hashable, Sendable {
        /// The number of the group.
        package var number: Int
        /// The start of the baseline of its heading.
        package var heading: Point
        /// What encloses its nodes and the heading, as wide as the map.
        package var frame: Rect
    }

    /// The most stretches of edges that cross a column. Chosen: a hundred times those of a large app.
    package static let stretchLimit = 100_000

    /// Creates an empty map.
    init() {}

    /// Lays out a graph.
    ///
    /// - Returns: nil if its edges would cross too many columns.
    package init?(of graph: MapGraph) {
        guard var network = MapNetwork(of: graph) else { return nil }
        network.order()
        let rows = MapRows(of: graph, network)
        let ports = MapPorts(of: graph, network, rows)
        let channels = MapChannels(of: graph, network, rows, ports)
        let router = MapRouter(graph: graph, network: network, rows: rows, ports: ports, channels: channels)
        self = router.layout
        addLooseNodes(of: graph, below: rows.height, width: channels.width)
    }
}

extension MapLayout {
    /// The distance of nodes without edges, and of what is around a group, in points.
    private static let gap = 28.0

    /// Places the nodes without edges to others in rows at the end.
    private mutating func addLooseNodes(of graph: MapGraph, below top: Double, width: Double) {
        let isConnected = graph.isConnected
        var tails: [Int: Double] = [:]
        for edge in graph.edges where edge.destination == nil && !isConnected[edge.source] {
            tails[edge.source] = max(tails[edge.source] ?? 0, MapRouter.tail(of: edge))
        }
        let limit = max(width, Self.looseWidth)
        let start = Point(x: Self.gap + MapRouter.entryLength, y: top + MapRows.heading + Self.gap)
        var spot = start, rowHeight = 0.0, right = 0.0
        for (index, node) in graph.nodes.enumerated() where !isConnected[index] {
            let needed = node.size.width + (tails[index] ?? 0)
            if spot.x > start.x, spot.x + needed > limit {
                spot = Point(x: start.x, y: spot.y + rowHeight + Self.gap)
                rowHeight = 0
            }
            frames[index] = Rect(origin: spot, size: node.size)
            if node.isEntry {
                entries[index] = Point(x: spot.x - MapRouter.entryLength, y: frames[index].midY)
            }
            spot.x += needed + Self.gap + MapRouter.entryLength
            rowHeight = max(rowHeight, node.size.height)
            right = max(right, spot.x)
        }
        size = Size(width: max(width, right), height: top)
        guard rowHeight > 0 else { return }
        loose = Rect(minX: 0, minY: top, maxX: size.width, maxY: spot.y + rowHeight + Self.gap)
        size.height = spot.y + rowHeight + Self.gap
        addTails(of: graph, where: isConnected.map { !$0 })
    }

    /// The least width that rows of nodes without edges fill, in points. Chosen: eight phones.
    private static let looseWidth = 1600.0

    /// Adds the lines of edges that lead nowhere from nodes without others.
    private mutating func addTails(of graph: MapGraph, where isLoose: [Bool]) {
        var counts: [Int: Int] = [:], used: [Int: Int] = [:]
        for edge in graph.edges where isLoose[edge.source] { counts[edge.source, default: 0] += 1 }
        for (index, edge) in graph.edges.enumerated() where isLoose[edge.source] {
            let frame = frames[edge.source], number = used[edge.source] ?? 0
            used[edge.source] = number + 1
            let y = MapPorts.height(of: number, of: counts[edge.source] ?? 1, in: frame)
            lines[index] = MapRouter.tailLine(edge, from: Point(x: frame.maxX, y: y))
        }
    }
}

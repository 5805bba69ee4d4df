import Geometry
import Scene

/// Puts together the frames of nodes and the paths of edges.
struct MapRouter {
    let graph: MapGraph
    let network: MapNetwork
    let rows: MapRows
    let ports: MapPorts
    let channels: MapChannels

    /// The length of the arrow to an entry, in points.
    static let entryLength = 30.0
    /// The length of an edge to nowhere without a label, in points.
    private static let tailLength = 28.0
    /// The distance of groups from the left edge of the map, in points: the arrows to entries begin inside.
    private static let groupMargin = 6.0
    /// The greatest radius of a corner in points.
    private static let radius = 14.0
    /// How far from the node a label begins, and how far above the line it stands, in points.
    private static let labelOffset = Point(x: 5, y: -3)

    /// The map without the nodes that are not connected.
    var layout: MapLayout {
        var layout = MapLayout()
        layout.frames = graph.nodes.indices.map(frame)
        layout.lines = graph.edges.indices.map(line)
        for (node, y) in ports.entries {
            layout.entries[node] = Point(x: layout.frames[node].minX - Self.entryLength, y: y)
        }
        layout.groups = rows.groups.map { group in
            let nodes = graph.nodes.indices.filter {
                network.layers[$0] != nil && graph.nodes[$0].group == group.number
            }
            let left = nodes.map { layout.frames[$0].minX }.min() ?? 0
            return MapLayout.Group(
                number: group.number, heading: Point(x: left, y: group.top + 22),
                frame: Rect(
                    minX: Self.groupMargin, minY: group.top, maxX: channels.width + Self.groupMargin,
                    maxY: group.bottom + 12))
        }
        return layout
    }

    private func frame(_ node: Int) -> Rect {
        guard let layer = network.layers[node] else { return .zero }
        let size = graph.nodes[node].size, column = channels.columns[layer]
        return Rect(
            x: column.left + ((column.right - column.left - size.width) / 2).rounded(),
            y: rows.centers[node] - size.height / 2, width: size.width, height: size.height)
    }

    // MARK: Edges

    /// Returns the length of the line of an edge to nowhere.
    static func tail(of edge: MapGraph.Edge) -> Double {
        max(tailLength, edge.labelWidth + 2 * labelOffset.x)
    }

    /// Returns the line of an edge to nowhere.
    static func tailLine(_ edge: MapGraph.Edge, from start: Point) -> MapLayout.Line {
        let end = Point(x: start.x + tail(of: edge), y: start.y)
        return MapLayout.Line(path: Path([.move(start), .line(end)]), label: start + labelOffset)
    }

    private func line(_ index: Int) -> MapLayout.Line {
        let edge = graph.edges[index], chain = network.chains[index]
        guard let layer = network.layers[edge.source] else { return MapLayout.Line() }
        let box = frame(edge.source)
        guard let last = chain.last, let lastLayer = network.layers[last] else {
            return Self.tailLine(edge, from: Point(x: box.maxX, y: ports.starts[index]))
        }
        let isBack = lastLayer < layer, isLevel = lastLayer == layer
        let start = Point(x: isBack ? box.minX : box.maxX, y: ports.starts[index])
        let target = frame(last)
        let end = Point(x: isBack || isLevel ? target.maxX : target.minX, y: ports.ends[index])
        var line = MapLayout.Line(label: start + Self.labelOffset, isLabelTrailing: isBack)
        if isBack { line.label.x = start.x - Self.labelOffset.x }
        line.path = isLevel ? loop(index, layer, start, end) : path(index, chain, start, end)
        return line
    }

    /// Returns the path of an edge through the channels and columns between its ends.
    private func path(_ index: Int, _ chain: [Int], _ start: Point, _ end: Point) -> Path {
        var elements: [Path.Element] = [.move(start)]
        var y = start.y
        for number in 0..<(chain.count - 1) {
            let first = network.layers[chain[number]] ?? 0, second = network.layers[chain[number + 1]] ?? 0
            let bend = channels.bends[min(first, second)]
            let next = number + 2 == chain.count ? end.y : rows.centers[chain[number + 1]]
            let from = first < second ? bend.left : bend.right
            let to = first < second ? bend.right : bend.left
            if next != y {
                let lane = bend.left + (bend.right - bend.left) * channels.lanes[index][number]
                elements.append(.line(Point(x: from, y: y)))
                elements += Self.step(Point(x: from, y: y), Point(x: to, y: next), lane: lane)
                y = next
            }
        }
        return Path(elements + [.line(end)])
    }

    /// Returns a change of height: a curve, or corners around a vertical line if it is much higher than wide.
    private static func step(_ start: Point, _ end: Point, lane: Double) -> [Path.Element] {
        let height = abs(end.y - start.y), width = abs(end.x - start.x)
        guard height > width else {
            return [
                .cubic(
                    control1: Point(x: (start.x + end.x) / 2, y: start.y),
                    control2: Point(x: (start.x + end.x) / 2, y: end.y), end: end)
            ]
        }
        let down = end.y > start.y ? 1.0 : -1.0, right = end.x > start.x ? 1.0 : -1.0
        let first = min(radius, abs(lane - start.x)), second = min(radius, abs(end.x - lane))
        return [
            .line(Point(x: lane - right * first, y: start.y)),
            .quadratic(
                control: Point(x: lane, y: start.y), end: Point(x: lane, y: start.y + down * first)),
            .line(Point(x: lane, y: end.y - down * second)),
            .quadratic(control: Point(x: lane, y: end.y), end: Point(x: lane + right * second, y: end.y)),
            .line(end),
        ]
    }

    /// Returns the path of an edge between nodes of one column, at their right.
    private func loop(_ index: Int, _ layer: Int, _ start: Point, _ end: Point) -> Path {
        let bend = channels.bends[layer]
        let lane = bend.left + (bend.right - bend.left) * channels.lanes[index][0]
        let down = end.y > start.y ? 1.0 : -1.0
        let radius = min(Self.radius, abs(end.y - start.y) / 2, lane - bend.left)
        return Path([
            .move(start), .line(Point(x: lane - radius, y: start.y)),
            .quadratic(
                control: Point(x: lane, y: start.y), end: Point(x: lane, y: start.y + down * radius)),
            .line(Point(x: lane, y: end.y - down * radius)),
            .quadratic(control: Point(x: lane, y: end.y), end: Point(x: lane - radius, y: end.y)),
            .line(end),
        ])
    }
}

import Geometry
import Scene
import SeededRandom
import Testing

@testable import SceneMap

@Suite struct MapLayoutTests {
    /// A graph of scenes of a few sizes, with cycles, loops, parallel edges and edges to nowhere.
    private func randomGraph(_ numbers: inout SeededNumbers) -> MapGraph {
        var graph = MapGraph()
        let count = numbers.number(1...40), groups = numbers.number(1...4)
        for index in 0..<count {
            let size = Size(
                width: Double(numbers.pick(110, 132, 180)), height: Double(numbers.pick(40, 120, 300)))
            graph.nodes.append(
                MapGraph.Node(size: size, group: index * groups / count, isEntry: numbers.chance(10)))
        }
        for _ in 0..<numbers.number(0...(2 * count)) {
            let destination = numbers.chance(85) ? numbers.number(0...(count - 1)) : nil
            graph.edges.append(
                MapGraph.Edge(
                    from: numbers.number(0...(count - 1)), to: destination,
                    labelWidth: Double(numbers.pick(0, 0, 60, 130))))
        }
        return graph
    }

    private func layout(_ graph: MapGraph) throws -> MapLayout { try #require(MapLayout(of: graph)) }

    /// Points along a path: the ends of its straight lines, which are level or upright, and some on its curves.
    private func points(of path: Path) -> [Point] {
        var points: [Point] = []
        func add(_ count: Int, _ point: (Double) -> Point) {
            for number in 1...count { points.append(point(Double(number) / Double(count))) }
        }
        for element in path.elements {
            let start = points.last ?? .zero
            switch element {
            case .move(let point): points.append(point)
            case .line(let end):
                #expect(start.x == end.x || start.y == end.y)
                points.append(end)
            case .quadratic(let control, let end):
                add(20) { t in
                    start * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t)
                }
            case .cubic(let first, let second, let end):
                add(20) { t in
                    let u = 1 - t
                    return start * (u * u * u) + first * (3 * u * u * t) + second * (3 * u * t * t)
                        + end * (t * t * t)
                }
            case .close: Issue.record("edges are open")
            }
        }
        return points
    }

    private func overlap(_ first: Rect, _ second: Rect) -> Bool {
        first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY
            && second.minY < first.maxY
    }

    @Test(arguments: 0..<150)
    func randomGraphs(seed: Int) throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let graph = randomGraph(&numbers)
        let map = try layout(graph)
        #expect(try layout(graph) == map)
        #expect(map.frames.map(\.size) == graph.nodes.map(\.size))
        for (index, frame) in map.frames.enumerated() {
            #expect(frame.minX >= 0 && frame.minY >= 0)
            #expect(frame.maxX <= map.size.width && frame.maxY <= map.size.height)
            for other in map.frames[(index + 1)...] where overlap(frame, other) {
                Issue.record("\(frame) and \(other) overlap")
            }
        }
        #expect(map.lines.count == graph.edges.count)
        for (edge, line) in zip(graph.edges, map.lines) { check(line, of: edge, in: map) }
        let entries = graph.nodes.indices.filter { graph.nodes[$0].isEntry }
        #expect(map.entries.keys.sorted() == entries)
    }

    /// Checks that a line joins its scenes at their sides, and runs through none.
    private func check(_ line: MapLayout.Line, of edge: MapGraph.Edge, in map: MapLayout) {
        let points = points(of: line.path)
        guard let first = points.first, let last = points.last, points.count > 1 else {
            Issue.record("the edge is not drawn")
            return
        }
        func isAtSide(_ point: Point, _ frame: Rect) -> Bool {
            (point.x == frame.minX || point.x == frame.maxX) && point.y > frame.minY && point.y < frame.maxY
        }
        #expect(isAtSide(first, map.frames[edge.source]))
        if let destination = edge.destination { #expect(isAtSide(last, map.frames[destination])) }
        let pieces = zip(points, points.dropFirst()).map { first, last in
            Rect(
                minX: min(first.x, last.x), minY: min(first.y, last.y), maxX: max(first.x, last.x),
                maxY: max(first.y, last.y))
        }
        for frame in map.frames {
            let crossed = pieces.first {
                $0.maxX > frame.minX && $0.minX < frame.maxX && $0.maxY > frame.minY && $0.minY < frame.maxY
            }
            if let crossed { Issue.record("the edge runs through \(frame) at \(crossed)") }
        }
        let box = line.path.controlBounds ?? .zero
        #expect(
            box.minX >= 0 && box.minY >= 0 && box.maxX <= map.size.width && box.maxY <= map.size.height)
    }

    private func graph(_ count: Int, entries: Set<Int> = [0], _ edges: [(Int, Int)]) -> MapGraph {
        MapGraph(
            nodes: (0..<count).map {
                .init(size: Size(width: 100, height: 200), isEntry: entries.contains($0))
            },
            edges: edges.map { .init(from: $0.0, to: $0.1) })
    }

    @Test("columns follow the distance from the entry, whatever leads back")
    func columns() throws {
        let map = try layout(graph(5, entries: [2], [(2, 0), (0, 1), (1, 2), (0, 3), (3, 1), (4, 1)]))
        let columns = [[2], [0, 4], [1, 3]]
        for (column, next) in zip(columns, columns.dropFirst()) {
            for node in column {
                #expect(next.allSatisfy { map.frames[node].maxX < map.frames[$0].minX })
            }
        }
    }

    @Test("a chain is straight")
    func chain() throws {
        let map = try layout(graph(4, [(0, 1), (1, 2), (2, 3)]))
        #expect(Set(map.frames.map(\.midY)).count == 1)
        #expect(map.lines.allSatisfy { $0.path.elements.count == 2 })
    }

    @Test("the order of a column avoids crossings")
    func order() throws {
        let map = try layout(graph(7, [(0, 1), (0, 2), (0, 3), (3, 4), (2, 5), (1, 6)]))
        #expect((map.frames[1].minY < map.frames[2].minY) == (map.frames[6].minY < map.frames[5].minY))
        #expect((map.frames[2].minY < map.frames[3].minY) == (map.frames[5].minY < map.frames[4].minY))
    }

    @Test("components are below one another, and single scenes in a row at the end")
    func components() throws {
        let map = try layout(graph(7, entries: [0, 2, 5], [(0, 1), (2, 3)]))
        #expect(map.frames[1].maxY < map.frames[2].minY && map.frames[0].maxY < map.frames[3].minY)
        let loose = try #require(map.loose)
        #expect(map.frames[2].maxY <= loose.minY)
        #expect(Set(map.frames[4...].map(\.minY)).count == 1)
        #expect(map.frames[4].minY > loose.minY && map.frames[6].maxY < loose.maxY)
    }

    @Test("the least sum of squares decides heights")
    func aligning() throws {
        // One scene with two followers is midway between them.
        let map = try layout(graph(3, [(0, 1), (0, 2)]))
        #expect(map.frames[0].midY * 2 == map.frames[1].midY + map.frames[2].midY)
    }

    @Test("nothing gives an empty map, and edges that cross too much give none")
    func limits() throws {
        #expect(try layout(MapGraph()).size == .zero)
        var edges = (1..<1200).map { ($0 - 1, $0) }
        edges += (0..<1200).map { ($0, 0) }
        #expect(MapLayout(of: graph(1200, edges)) == nil)
    }
}

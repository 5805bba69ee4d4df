package import Geometry

/// A graph of scenes, to be laid out as a map.
package struct MapGraph: Hashable, Sendable {
    package var nodes: [Node]
    package var edges: [Edge]

    /// Creates a graph.
    package init(nodes: [Node] = [], edges: [Edge] = []) {
        self.nodes = nodes
        self.edges = edges
    }

    package struct Node: Hashable, Sendable {
        /// The size of its box in points.
        package var size: Size
        /// The group that it is drawn with, such as its file; groups are below one another in their order.
        package var group: Int
        /// Whether an arrow from nowhere leads to it.
        package var isEntry: Bool

        /// Creates a scene.
        package init(size: Size, group: Int = 0, isEntry: Bool = false) {
            self.size = size
            self.group = group
            self.isEntry = isEntry
        }
    }

    /// A connection of two scenes.
    package struct Edge: Hashable, Sendable {
        /// The index of the scene where it starts.
        package var source: Int
        /// The index of the scene where it ends; nil for nowhere.
        package var destination: Int?
        /// The width of its label in points; 0 for none.
        package var labelWidth: Double

        /// Creates a connection.
        package init(from source: Int, to destination: Int?, labelWidth: Double = 0) {
            self.source = source
            self.destination = destination
            self.labelWidth = labelWidth
        }
    }
}

extension MapGraph {
    /// Whether each node is the start or end of an edge between nodes.
    var isConnected: [Bool] {
        var isConnected = Array(repeating: false, count: nodes.count)
        for edge in edges {
            guard let destination = edge.destination else { continue }
            isConnected[edge.source] = true
            isConnected[destination] = true
        }
        return isConnected
    }

    /// The component of each node: the lowest index of a node that edges connect it to.
    var components: [Int] {
        var parents = Array(nodes.indices)
        func root(_ node: Int) -> Int {
            var node = node
            while parents[node] != node {
                parents[node] = parents[parents[node]]
                node = parents[node]
            }
            return node
        }
        for edge in edges {
            guard let destination = edge.destination else { continue }
            let first = root(edge.source), second = root(destination)
            parents[max(first, second)] = min(first, second)
        }
        return nodes.indices.map(root)
    }
}

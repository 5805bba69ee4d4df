/// The connected nodes of a graph in layers, with a stretch of each edge in every layer that it crosses.
///
/// Vertices are the nodes, by their index, then the stretches.
struct MapNetwork {
    /// The layer of each vertex, from the left; nil for nodes without edges to others.
    private(set) var layers: [Int?]
    /// The block of each vertex: the nodes of one group that are connected. Blocks are below one another.
    private(set) var blocks: [Int]
    /// The group of each block.
    private(set) var groups: [Int] = []
    /// The vertices of each layer from top to bottom.
    var columns: [[Int]] = []
    /// The vertices that each edge passes, from its source to its destination; empty for edges to nowhere.
    private(set) var chains: [[Int]] = []
    /// The vertices in the layer before and after that are connected to each vertex.
    private(set) var before: [[Int]] = []
    private(set) var after: [[Int]] = []
    /// The number of nodes.
    let nodeCount: Int

    /// Creates the network of a graph; nil if it has too many stretches.
    init?(of graph: MapGraph) {
        nodeCount = graph.nodes.count
        layers = MapNetwork.layers(of: graph)
        blocks = Array(repeating: 0, count: nodeCount)
        findBlocks(of: graph)
        guard addChains(of: graph) else { return nil }
        connect()
        let count = (layers.compactMap(\.self).max() ?? -1) + 1
        columns = Array(repeating: [], count: count)
        for (vertex, layer) in layers.enumerated() {
            if let layer { columns[layer].append(vertex) }
        }
        for layer in columns.indices {
            columns[layer].sort { (blocks[$0], $0) < (blocks[$1], $1) }
        }
    }

    /// Numbers the components of each group, in the order of groups and of their first nodes.
    private mutating func findBlocks(of graph: MapGraph) {
        let components = graph.components
        var members: [[Int]: [Int]] = [:]
        for node in graph.nodes.indices where layers[node] != nil {
            members[[graph.nodes[node].group, components[node]], default: []].append(node)
        }
        let keys = members.keys.sorted { $0.lexicographicallyPrecedes($1) }
        for (number, key) in keys.enumerated() {
            for node in members[key] ?? [] { blocks[node] = number }
        }
        groups = keys.map { $0[0] }
    }

    private mutating func addChains(of graph: MapGraph) -> Bool {
        for edge in graph.edges {
            guard let destination = edge.destination, let start = layers[edge.source],
                let end = layers[destination]
            else {
                chains.append([])
                continue
            }
            let step = end < start ? -1 : 1
            var chain = [edge.source]
            for layer in stride(from: start + step, to: end, by: step) where start != end {
                guard layers.count - nodeCount < MapLayout.stretchLimit else { return false }
                chain.append(layers.count)
                layers.append(layer)
                blocks.append(blocks[edge.source])
            }
            chains.append(chain + [destination])
        }
        return true
    }

    private mutating func connect() {
        before = Array(repeating: [], count: layers.count)
        after = before
        for chain in chains {
            for (first, second) in zip(chain, chain.dropFirst()) {
                guard let from = layers[first], let to = layers[second], from != to else { continue }
                after[from < to ? first : second].append(from < to ? second : first)
                before[from < to ? second : first].append(from < to ? first : second)
            }
        }
    }
}

extension MapNetwork {
    /// Returns the distance of each connected node from where its component starts.
    ///
    /// A component starts at its entries that no edge leads to, then at its other entries, at nodes that no edge
    /// leads to, and at its first node. What is found later and leads to known nodes is placed before them.
    private static func layers(of graph: MapGraph) -> [Int?] {
        let isConnected = graph.isConnected
        var targets: [[Int]] = Array(repeating: [], count: graph.nodes.count)
        var isTarget = Array(repeating: false, count: graph.nodes.count)
        for edge in graph.edges {
            guard let destination = edge.destination, destination != edge.source else { continue }
            targets[edge.source].append(destination)
            isTarget[destination] = true
        }
        let connected = graph.nodes.indices.filter { isConnected[$0] }
        let entries = connected.filter { graph.nodes[$0].isEntry }
        let sources = connected.filter { !isTarget[$0] }
        let roots = entries.filter { !isTarget[$0] } + entries + sources + connected
        var layers: [Int?] = Array(repeating: nil, count: graph.nodes.count)
        for root in roots where layers[root] == nil {
            layers[root] = max(0, (targets[root].compactMap { layers[$0] }.min() ?? 1) - 1)
            var queue = [root], next = 0
            while next < queue.count {
                let node = queue[next]
                next += 1
                for target in targets[node] where layers[target] == nil {
                    layers[target] = (layers[node] ?? 0) + 1
                    queue.append(target)
                }
            }
        }
        return layers
    }
}

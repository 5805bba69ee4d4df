import Geometry
package import Scene

extension WireWriter {
    /// Writes a tree: its size, style and number of nodes, then for each node how many descendants it has, and the node.
    package mutating func write(_ tree: LayoutTree) {
        write(tree.size)
        write(name: tree.statusBar.rawValue)
        write(count: tree.nodes.count)
        var open: [Int] = []
        for (index, node) in tree.nodes.enumerated() {
            while let last = open.last, tree.nodes[last].subtreeEnd <= index { open.removeLast() }
            let end = open.last.map { tree.nodes[$0].subtreeEnd } ?? tree.nodes.count
            guard node.parent == open.last, index == 0 || node.parent != nil, node.subtreeEnd > index,
                node.subtreeEnd <= end
            else { return fail(.structure) }
            guard open.count < depthLimit else { return fail(.tooDeep) }
            write(count: node.subtreeEnd - index - 1)
            write(node)
            open.append(index)
        }
    }
}

extension WireReader {
    /// Reads a tree.
    package mutating func layoutTree() throws(WireError) -> LayoutTree {
        let size = try size()
        guard let style = StatusBarStyle(rawValue: try name()) else { throw error(.unknownCase) }
        let count = try count()
        // A node has eight bytes at least.
        guard count <= bytesLeft / 8 else { throw error(.truncated) }
        try take(memory: count * (MemoryLayout<LayoutNode>.stride + 64))
        var nodes: [LayoutNode] = [], open: [Int] = [], ids: Set<String> = []
        nodes.reserveCapacity(count)
        ids.reserveCapacity(count)
        for index in 0..<count {
            while let last = open.last, nodes[last].subtreeEnd <= index { open.removeLast() }
            let end = open.last.map { nodes[$0].subtreeEnd } ?? count
            let descendants = try self.count()
            guard descendants < end - index, index == 0 || !open.isEmpty else { throw error(.structure) }
            guard open.count < depthLimit else { throw error(.tooDeep) }
            var node = try node()
            node.parent = open.last
            node.subtreeEnd = index + 1 + descendants
            guard ids.insert(node.id).inserted else { throw error(.duplicateID) }
            nodes.append(node)
            open.append(index)
        }
        var tree = LayoutTree(size: size, nodes: nodes)
        tree.statusBar = style
        return tree
    }
}

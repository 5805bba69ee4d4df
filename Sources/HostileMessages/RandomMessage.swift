import Geometry
import RandomDrawings
package import Scene
import SeededRandom
package import Wire

/// Random layout trees with every property that a node can have, and their messages.
package enum RandomMessage {
    /// The fonts of random drawings.
    package static let faces = FaceTable([FaceSource(name: "Random", file: "", indexInFile: 0)])

    /// Returns the tree of a seed, of at most `count` nodes on a screen of at most 60 points a side.
    package static func tree(seed: UInt64, upTo count: Int = 14) -> LayoutTree {
        var numbers = SeededNumbers(seed: seed)
        let size = Size(width: Double(numbers.number(1...60)), height: Double(numbers.number(1...60)))
        var drawing = RandomDrawing(seed: seed, size: size)
        var tree = drawing.tree(upTo: count)
        tree.statusBar = numbers.pick(.automatic, .dark, .light, .hidden)
        for index in tree.nodes.indices { describe(&tree.nodes[index], &numbers) }
        return tree
    }

    /// Gives a node what is not drawn.
    private static func describe(_ node: inout LayoutNode, _ numbers: inout SeededNumbers) {
        if numbers.chance(30) { node.text = text(&numbers) }
        if numbers.chance(10) {
            node.contentSize = Size(width: Double(numbers.number(0...900)) / 3, height: 1200)
            node.contentBelow = Double(numbers.number(0...900)) / 7
        }
        node.isAmbiguous = numbers.chance(10)
        guard numbers.chance(20) else { return }
        node.accessibility = NodeAccessibility(
            label: numbers.chance(50) ? text(&numbers) : nil,
            identifier: numbers.chance(50) ? text(&numbers) : nil,
            traits: numbers.chance(50) ? ["button", "selected"] : [])
    }

    private static func text(_ numbers: inout SeededNumbers) -> String {
        numbers.pick("", "Done", "Größe", "設定", "👩🏽‍🚀 e\u{301}", String(repeating: "long ", count: 40))
    }

    /// Returns the message of a tree; nil if it has none.
    package static func bytes(
        of tree: LayoutTree, knowing known: Set<ImageDigest> = []
    ) -> [UInt8]? {
        var writer = WireWriter(faces: faces, knowing: known)
        writer.write(tree)
        return try? writer.finish()
    }
}

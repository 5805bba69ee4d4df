import Files
package import Geometry
package import Scene

/// The view tree of a shot: its JSON text, and the words by which the shot is found.
package struct GalleryTree: Hashable, Sendable {
    /// An object with `nodes` and `constraints`. A node has its parent's index, class, id, frame, visible
    /// rectangle in the picture or null, flags, text and what is said of its constraints: the index of each, the
    /// words, 1 if it places the node itself, and the other node or -1. A constraint has its text in the language of
    /// screen files, 0 if it holds, 1 if it yields to others, 2 if it is broken, and its identifier or null.
    package private(set) var json = "{\"nodes\":[],\"constraints\":[]}"
    /// The names of classes and ids.
    package private(set) var names: Set<String> = []
    package private(set) var texts: Set<String> = []
    /// Whether nothing is drawn but bars and the backgrounds of containers.
    package private(set) var isShell = false

    /// The flags of a node.
    private enum Flag {
        static let hidden = 1, ambiguous = 2
    }

    /// Creates an empty tree.
    package init() {}

    /// Describes a tree.
    ///
    /// - Parameters:
    ///   - layout: The frames.
    ///   - offset: Where the screen begins in the picture, in points.
    ///   - constraints: What is said of the constraints of each view, by its id.
    package init(of layout: LayoutTree, offset: Point, constraints: [String: [ConstraintStatement]]) {
        var table = GalleryConstraintTable(layout)
        let rects = layout.visibleRects
        let nodes = zip(layout.nodes, rects).map { node, rect in
            GalleryTree.value(
                of: node, rect, offset, (constraints[node.id] ?? []).map { table.value(of: $0) })
        }
        json = JSONValue.members(["nodes": .array(nodes), "constraints": .array(table.constraints)]).text
        for node in layout.nodes {
            names.insert(node.className)
            if !node.id.contains("/") { names.insert(node.id) }
            if let text = node.text, !text.isEmpty { texts.insert(text) }
        }
        isShell = GalleryTree.isShell(layout, rects)
    }

    private static func value(
        of node: LayoutNode, _ rect: Rect?, _ offset: Point, _ constraints: [JSONValue]
    ) -> JSONValue {
        let flags = (node.isHidden ? Flag.hidden : 0) + (node.isAmbiguous ? Flag.ambiguous : 0)
        return .array([
            .integer(node.parent ?? -1), .string(node.className), .string(node.id),
            numbers(node.frame, .zero),
            rect.map { numbers($0, offset) } ?? .null, .integer(flags), .optional(node.text),
            .array(constraints),
        ])
    }

    /// A rectangle to hundredths of a point, finer than any pixel.
    private static func numbers(_ rect: Rect, _ offset: Point) -> JSONValue {
        let values = [rect.minX + offset.x, rect.minY + offset.y, rect.width, rect.height]
        return .array(values.map { .number(($0 * 100).rounded() / 100) })
    }

    /// Whether there is a bar, and no view outside of bars draws anything but its background.
    private static func isShell(_ layout: LayoutTree, _ rects: [Rect?]) -> Bool {
        let bars: Set = ["UINavigationBar", "UITabBar", "UIToolbar"]
        var index = 0, hasBar = false
        while index < layout.nodes.count {
            let node = layout.nodes[index]
            if bars.contains(node.className), rects[index] != nil {
                hasBar = true
                index = max(index + 1, node.subtreeEnd)
                continue
            }
            if rects[index] != nil, !node.content.isEmpty || node.text?.isEmpty == false { return false }
            index += 1
        }
        return hasBar
    }
}

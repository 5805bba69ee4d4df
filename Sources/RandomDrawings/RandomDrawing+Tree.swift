import Geometry
package import Scene
import SeededRandom

extension RandomDrawing {
    /// Returns a layout tree of at most `count` views: nested, scrolled, clipping, rounded, translucent,
    /// rotated, with shadows, masks, borders and content.
    package mutating func tree(upTo count: Int) -> LayoutTree {
        var nodes: [LayoutNode] = []
        let screen = Rect(origin: .zero, size: size)
        var root = LayoutNode(id: "root", className: "UIView", parent: nil, subtreeEnd: 1, frame: screen)
        if numbers.chance(70) { root.background = color(isOpaque: numbers.chance(70)) }
        nodes.append(root)
        addChildren(of: 0, depth: 0, upTo: numbers.number(2...max(2, count)), &nodes)
        nodes[0].subtreeEnd = nodes.count
        return LayoutTree(size: size, nodes: nodes)
    }

    private mutating func addChildren(
        of parent: Int, depth: Int, upTo count: Int, _ nodes: inout [LayoutNode]
    ) {
        for _ in 0..<numbers.number(1...4) where nodes.count < count {
            let index = nodes.count
            nodes.append(node("\(index)", parent: parent, in: nodes[parent].frame.size))
            if depth < 5, numbers.chance(65) { addChildren(of: index, depth: depth + 1, upTo: count, &nodes) }
            nodes[index].subtreeEnd = nodes.count
        }
    }

    private mutating func node(_ id: String, parent: Int, in outer: Size) -> LayoutNode {
        var node = LayoutNode(
            id: id, className: "UIView", parent: parent, subtreeEnd: 0, frame: frame(in: outer))
        if numbers.chance(75) { node.background = color(isOpaque: numbers.chance(60)) }
        if numbers.chance(35) { node.clipsToBounds = true }
        if numbers.chance(25) { node.boundsOrigin = Point(x: length(-20, 20), y: length(-20, 20)) }
        if numbers.chance(40) {
            node.cornerRadii = RoundedRect.Radii(all: numbers.pick(3, 4, 8, 13.5))
            node.cornerCurve = numbers.chance(40) ? .continuous : .circular
        }
        if numbers.chance(12) { node.opacity = opacity() }
        if numbers.chance(6) { node.blend = blend() }
        if numbers.chance(12) { node.transform = turn() }
        if numbers.chance(20) { node.shadow = shadow() }
        if numbers.chance(4) { node.shadowPath = path() }
        if numbers.chance(5) { node.mask = content() }
        if numbers.chance(3) { node.vibrancy = LayoutNode.Vibrancy(color: color(), blend: blend()) }
        if numbers.chance(15) { node.border = LayoutNode.Border(width: length(0, 4), color: color()) }
        if numbers.chance(40) { node.content = content() }
        if numbers.chance(3) { node.isHidden = true }
        return node
    }

    /// Returns a frame, often the whole superview or its width, sometimes across its edge.
    private mutating func frame(in outer: Size) -> Rect {
        switch numbers.number(0...5) {
        case 0: Rect(origin: .zero, size: outer)
        case 1: Rect(x: 0, y: length(-5, outer.height), width: outer.width, height: length(1, 30))
        case 2:
            Rect(
                x: length(0, 8), y: length(0, 8), width: max(0, outer.width - 10),
                height: max(0, outer.height - 10))
        default:
            Rect(
                x: length(-10, outer.width), y: length(-10, outer.height), width: length(0, size.width),
                height: length(0, size.height))
        }
    }

    /// Returns a transform about a view's center.
    private mutating func turn() -> AffineTransform {
        switch numbers.number(0...4) {
        case 0: .translation(x: length(-9, 9), y: length(-9, 9))
        case 1: .scale(x: length(0.25, 2.5), y: length(0.25, 2.5))
        case 2: .scale(x: -1, y: 1)
        case 3: AffineTransform.rotation(radians: length(-3, 3)).concatenating(.scale(x: 0.5, y: 0.5))
        default: .rotation(radians: length(-3, 3) + 0.1)
        }
    }
}

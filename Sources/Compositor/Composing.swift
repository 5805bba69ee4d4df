package import Geometry
package import Scene

/// Composes a layout tree into a display list: order, positions, groups and clips.
///
/// Every view draws its background, content, children and border, in that order. A clip applies to content
/// and children, an opacity below 1 to the whole group, and a transform about the center of the frame. Hidden
/// and fully transparent subtrees, and those with numbers that are not finite, draw nothing. What is entirely
/// outside the screen or a clip is omitted.
package func compose(_ tree: LayoutTree) -> DisplayList {
    guard tree.size.isFinite else { return DisplayList(size: .zero) }
    let commands = compose(tree, visible: Rect(origin: .zero, size: tree.size))
    return DisplayList(size: tree.size, commands: commands)
}

/// Composes the part of a tree that is visible in a rectangle of the coordinates of its root's superview.
package func compose(_ tree: LayoutTree, visible: Rect) -> [DrawCommand] {
    var composition = Composition(screen: visible, backdropRadius: tree.backdropRadius)
    var index = 0
    while index < tree.nodes.count {
        composition.closeViews(endingBy: index)
        let node = tree.nodes[index]
        let entersChildren = composition.open(node) { tree.staysInside(index) }
        index = entersChildren ? index + 1 : max(index + 1, node.subtreeEnd)
    }
    composition.closeViews(endingBy: .max)
    return composition.recorder.commands
}

extension LayoutTree {
    /// The radii of all backdrops together, in points.
    fileprivate var backdropRadius: Double {
        nodes.reduce(0) { $0 + $1.content.backdropRadius + ($1.mask?.backdropRadius ?? 0) }
    }

    /// Whether a node's content and descendants certainly draw nothing outside its bounds.
    fileprivate func staysInside(_ root: Int) -> Bool {
        guard nodes[root].content.allSatisfy({ $0.staysInside(nodes[root].bounds) }) else { return false }
        var offsets: [Int: Point] = [root: nodes[root].boundsOrigin * -1]
        let bounds = Rect(origin: .zero, size: nodes[root].frame.size)
        var index = root + 1
        while index < min(nodes[root].subtreeEnd, nodes.count) {
            let node = nodes[index]
            guard !node.isHidden, node.opacity > 0 else {
                index = max(index + 1, node.subtreeEnd)
                continue
            }
            guard node.transform.isTranslation, node.shadow == nil, let parent = node.parent,
                let offset = offsets[parent]
            else { return false }
            let move = Point(x: node.transform.tx, y: node.transform.ty)
            let frame = node.frame.offset(by: offset + move)
            guard RoundedRect(frame).isInside(bounds) else { return false }
            guard node.clipsToBounds || node.content.allSatisfy({ $0.staysInside(node.bounds) }) else {
                return false
            }
            offsets[index] = frame.origin - node.boundsOrigin
            index = node.clipsToBounds ? max(index + 1, node.subtreeEnd) : index + 1
        }
        return true
    }
}

extension [DrawCommand] {
    /// The radii of all backdrops together, in points.
    fileprivate var backdropRadius: Double {
        reduce(0) { sum, command in
            if case .draw(.blurBackdrop(_, let radius)) = command, radius > 0 { sum + radius } else { sum }
        }
    }
}

extension DrawCommand {
    /// Whether the command draws nothing outside a rectangle, in its own coordinates.
    fileprivate func staysInside(_ rect: Rect) -> Bool {
        switch self {
        case .draw(let drawing): drawing.bounds.map { RoundedRect($0).isInside(rect) } ?? true
        case .push(.transform), .push(.shadow): false
        case .push, .pop: true
        }
    }
}

extension RoundedRect {
    /// Whether its rectangle is inside another.
    fileprivate func isInside(_ other: Rect) -> Bool {
        rect.minX >= other.minX && rect.minY >= other.minY && rect.maxX <= other.maxX
            && rect.maxY <= other.maxY
    }
}

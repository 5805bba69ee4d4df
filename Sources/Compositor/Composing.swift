public import Geometry
public import Scene

/// Composes a finished screen into drawing steps: order, places, groups, clips.
///
/// Every view draws background, content, children, border, in that order; a clip holds content and
/// children, a group of opacity below 1 all of it, a transform turns it about the frame's centre.
/// Hidden and fully transparent subtrees, and those with numbers that are not finite, leave no trace;
/// what lies entirely outside the screen or a clip is left out.
public func compose(_ tree: LayoutTree) -> DisplayList {
    guard tree.size.isFinite else { return DisplayList(size: .zero) }
    let commands = compose(tree, visible: Rect(origin: .zero, size: tree.size))
    return DisplayList(size: tree.size, commands: commands)
}

/// Composes as much of a tree as reaches into a rectangle of its root's superview.
public func compose(_ tree: LayoutTree, visible: Rect) -> [DrawCommand] {
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

    /// Whether a node's content and descendants surely draw nothing outside its bounds.
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
    /// Whether it draws nothing outside a rectangle of its coordinates.
    fileprivate func staysInside(_ rect: Rect) -> Bool {
        switch self {
        case .draw(let drawing): drawing.bounds.map { RoundedRect($0).isInside(rect) } ?? true
        case .push(.transform), .push(.shadow): false
        case .push, .pop: true
        }
    }
}

extension RoundedRect {
    /// Whether its rectangle lies in another.
    fileprivate func isInside(_ other: Rect) -> Bool {
        rect.minX >= other.minX && rect.minY >= other.minY && rect.maxX <= other.maxX
            && rect.maxY <= other.maxY
    }
}

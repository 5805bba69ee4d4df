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
        let entersChildren = composition.open(node) { tree.castsShadowOfBackground(index, $0, $1) }
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
}

extension [DrawCommand] {
    /// The radii of all backdrops together, in points.
    fileprivate var backdropRadius: Double {
        reduce(0) { sum, command in
            if case .draw(.blurBackdrop(_, let radius)) = command, radius > 0 { sum + radius } else { sum }
        }
    }
}

import Geometry
public import Scene

/// Composes a finished screen into drawing steps: order, places, groups, clips.
///
/// Every view draws background, content, children, border, in that order; a clip holds content and
/// children, a group of opacity below 1 all of it, a transform turns it about the frame's centre.
/// Hidden and fully transparent subtrees, and those with numbers that are not finite, leave no trace;
/// what lies entirely outside the screen or a clip is left out.
public func compose(_ tree: LayoutTree) -> DisplayList {
    var composition = Composition(screen: Rect(origin: .zero, size: tree.size))
    guard tree.size.isFinite else { return DisplayList(size: .zero) }
    var index = 0
    while index < tree.nodes.count {
        composition.closeViews(endingBy: index)
        let node = tree.nodes[index]
        let entersChildren = composition.open(node)
        index = entersChildren ? index + 1 : max(index + 1, node.subtreeEnd)
    }
    composition.closeViews(endingBy: .max)
    return DisplayList(size: tree.size, commands: composition.recorder.commands)
}

import Geometry
import Scene

/// A walk over a layout tree in preorder, without recursion, since trees may be ten thousand deep.
struct Composition {
    /// A view whose descendants are being visited.
    private struct OpenView {
        /// The index after its last descendant.
        var subtreeEnd: Int
        /// From its coordinates to the root's, transforms aside.
        var offset: Point
        /// How many commands the recorder has open outside of it.
        var outerDepth: Int
        /// How many it has open inside, the clip left out.
        var depthBelowClip: Int
        /// Drawn above content and children.
        var border: DrawCommand?
    }

    private(set) var recorder: CommandRecorder
    private var openViews: [OpenView] = []

    init(screen: Rect) { recorder = CommandRecorder(visible: screen) }

    /// Closes every view that has no descendant at or after the node of this index.
    mutating func closeViews(endingBy index: Int) {
        while let view = openViews.last, view.subtreeEnd <= index {
            recorder.closeAll(above: view.depthBelowClip)
            if let border = view.border { recorder.record(border) }
            recorder.closeAll(above: view.outerDepth)
            openViews.removeLast()
        }
    }

    /// Draws what of a node comes before its children; false where the whole subtree shows nothing.
    mutating func open(_ node: LayoutNode) -> Bool {
        guard !node.isHidden, node.opacity > 0, node.transform.isFinite else { return false }
        let movedBy =
            node.transform.isTranslation ? Point(x: node.transform.tx, y: node.transform.ty) : .zero
        let origin = (openViews.last?.offset ?? .zero) + node.frame.origin + movedBy
        let offset = origin - node.boundsOrigin
        let shape = RoundedRect(Rect(origin: origin, size: node.frame.size), radii: node.cornerRadii)
        guard shape.rect.isFinite, offset.isFinite else { return false }

        let outerDepth = recorder.depth
        if !node.transform.isTranslation {
            recorder.open(.pushTransform(node.transform.about(shape.rect.center)))
        }
        if node.opacity < 1 { recorder.open(.pushLayer(opacity: node.opacity, bounds: shape.rect)) }
        guard !(node.clipsToBounds && recorder.hides(shape.rect)) else {
            recorder.closeAll(above: outerDepth)
            return false
        }
        if let background = node.background { recorder.record(.fill(shape, background)) }
        let depthBelowClip = recorder.depth
        if node.clipsToBounds { recorder.open(.pushClip(shape)) }
        recorder.record(node.content, offset: offset)
        openViews.append(
            OpenView(
                subtreeEnd: node.subtreeEnd, offset: offset, outerDepth: outerDepth,
                depthBelowClip: depthBelowClip, border: node.border.map { .border($0, of: shape) }))
        return true
    }
}

extension DrawCommand {
    /// Fills a shape by the command that is made for it.
    fileprivate static func fill(_ shape: RoundedRect, _ color: Color) -> DrawCommand {
        shape.isSquare ? .fillRect(shape.rect, .color(color)) : .fillRoundedRect(shape, .color(color))
    }

    fileprivate static func border(_ border: LayoutNode.Border, of shape: RoundedRect) -> DrawCommand {
        .fillBorder(shape, width: border.width, .color(border.color))
    }
}

extension AffineTransform {
    /// The transform as it acts with `center` in the origin's place.
    fileprivate func about(_ center: Point) -> AffineTransform {
        AffineTransform.translation(x: -center.x, y: -center.y).concatenating(self)
            .concatenating(.translation(x: center.x, y: center.y))
    }
}

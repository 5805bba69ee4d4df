import Geometry
import Scene

/// A traversal of a layout tree in preorder, without recursion because trees may be ten thousand levels deep.
struct Composition {
    /// A view whose descendants are being visited.
    private struct OpenView {
        /// The index after its last descendant.
        var subtreeEnd: Int
        /// The translation from its coordinates to the root's, without transforms.
        var offset: Point
        /// The recorder's depth outside the view.
        var outerDepth: Int
        /// The recorder's depth inside, without the clip.
        var depthBelowClip: Int
        /// The recorder's depth inside, without the shadow and the clip.
        var depthBelowShadow: Int
        /// The border, drawn above content and children.
        var border: Drawing?
        /// The mask of the subtree, in its own coordinates.
        var mask: [DrawCommand]?
    }

    private(set) var recorder: CommandRecorder
    private var openViews: [OpenView] = []

    /// Creates a traversal for a screen; `backdropRadius` is the sum of the blur radii of all backdrops.
    init(screen: Rect, backdropRadius: Double) {
        recorder = CommandRecorder(visible: screen, backdropRadius: backdropRadius)
    }

    /// Ends every view that has no descendant at or after the node with this index.
    mutating func closeViews(endingBy index: Int) {
        while let view = openViews.last, view.subtreeEnd <= index {
            recorder.closeAll(above: view.depthBelowClip)
            if let border = view.border { recorder.record(border) }
            recorder.closeAll(above: view.depthBelowShadow)
            if let mask = view.mask {
                let depth = recorder.depth
                recorder.open(.mask(bounds: .zero))
                recorder.record(mask, offset: view.offset)
                recorder.closeAll(above: depth)
            }
            recorder.closeAll(above: view.outerDepth)
            openViews.removeLast()
        }
    }

    /// Draws the part of a node that is below its children; returns false if nothing of the subtree is
    /// visible.
    mutating func open(_ node: LayoutNode, castsOfBackground: (RoundedRect, PixelGrid) -> Bool) -> Bool {
        guard !node.isHidden, node.opacity > 0, node.transform.isFinite else { return false }
        let movedBy =
            node.transform.isTranslation ? Point(x: node.transform.tx, y: node.transform.ty) : .zero
        let origin = (openViews.last?.offset ?? .zero) + node.frame.origin + movedBy
        let offset = origin - node.boundsOrigin
        let shape = RoundedRect(
            Rect(origin: origin, size: node.frame.size), radii: node.cornerRadii,
            curve: node.cornerCurve)
        guard shape.rect.isFinite, offset.isFinite else { return false }

        let outerDepth = recorder.depth
        if !node.transform.isTranslation {
            recorder.open(.transform(node.transform.about(shape.rect.center)))
        }
        if let vibrancy = node.vibrancy { open(vibrancy, shape.rect) }
        if node.opacity < 1 || node.mask != nil || node.blend != .normal {
            recorder.open(.layer(opacity: node.opacity, bounds: shape.rect, blend: node.blend))
        }
        guard !(node.clipsToBounds && recorder.hides(shape.rect)) else {
            recorder.closeAll(above: outerDepth)
            return false
        }
        let depthBelowShadow = recorder.depth
        if let shadow = node.shadow, !node.clipsToBounds {
            cast(shadow, node, shape, offset: offset, castsOfBackground)
        }
        if let background = node.background { recorder.record(.fill(shape, background)) }
        let depthBelowClip = recorder.depth
        if node.clipsToBounds { recorder.open(.clip(shape)) }
        recorder.record(node.content, offset: offset)
        openViews.append(
            OpenView(
                subtreeEnd: node.subtreeEnd, offset: offset, outerDepth: outerDepth,
                depthBelowClip: depthBelowClip, depthBelowShadow: depthBelowShadow,
                border: node.border.map { .border($0, of: shape) },
                mask: node.mask))
        return true
    }

    /// Fills the bounds with a color, which the alpha of all that follows masks.
    private mutating func open(_ vibrancy: LayoutNode.Vibrancy, _ bounds: Rect) {
        recorder.open(.layer(opacity: 1, bounds: bounds, blend: vibrancy.blend))
        recorder.record(.fillRect(bounds, .color(vibrancy.color)))
        recorder.open(.mask(bounds: .zero))
    }

    /// Draws a node's shadow: of its shadow path, of its background if nothing else adds to its coverage, or of
    /// the group of all that follows.
    private mutating func cast(
        _ shadow: Shadow, _ node: LayoutNode, _ shape: RoundedRect, offset: Point,
        _ castsOfBackground: (RoundedRect, PixelGrid) -> Bool
    ) {
        if let path = node.shadowPath {
            let move = AffineTransform.translation(x: offset.x, y: offset.y)
            recorder.record(.pathShadow(path.applying(move), shadow))
        } else if castsOfBackground(shape, recorder.grid) {
            recorder.record(.shadow(shape, shadow))
        } else {
            recorder.open(.shadow(shadow, bounds: shape.rect))
        }
    }
}

extension Drawing {
    /// Fills a shape with the simplest drawing.
    fileprivate static func fill(_ shape: RoundedRect, _ color: Color) -> Drawing {
        shape.isSquare ? .fillRect(shape.rect, .color(color)) : .fillRoundedRect(shape, .color(color))
    }

    fileprivate static func border(_ border: LayoutNode.Border, of shape: RoundedRect) -> Drawing {
        .fillBorder(shape, width: border.width, .color(border.color))
    }
}

extension AffineTransform {
    /// Returns the transform applied about `center`.
    fileprivate func about(_ center: Point) -> AffineTransform {
        AffineTransform.translation(x: -center.x, y: -center.y).concatenating(self)
            .concatenating(.translation(x: center.x, y: center.y))
    }
}

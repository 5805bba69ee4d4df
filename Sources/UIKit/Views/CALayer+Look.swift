import Geometry
import Scene

extension CALayer {
    /// The radii corner by corner.
    var cornerRadii: RoundedRect.Radii {
        let radius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
        guard radius > 0 else { return .zero }
        func rounding(_ corner: CACornerMask) -> Double { maskedCorners.contains(corner) ? radius : 0 }
        return RoundedRect.Radii(
            topLeft: rounding(.layerMinXMinYCorner), topRight: rounding(.layerMaxXMinYCorner),
            bottomRight: rounding(.layerMaxXMaxYCorner), bottomLeft: rounding(.layerMinXMaxYCorner))
    }

    /// The curve of the corners.
    var curve: RoundedRect.Curve { cornerCurve == .continuous ? .continuous : .circular }

    /// The border; nil where it would not be seen.
    var border: LayoutNode.Border? {
        guard borderWidth.isFinite, borderWidth > 0, let borderColor, borderColor.alpha > 0 else {
            return nil
        }
        return LayoutNode.Border(width: borderWidth, color: borderColor.color)
    }

    /// The shadow; nil where it would not be seen.
    var shadow: Shadow? {
        guard shadowOpacity > 0, let shadowColor else { return nil }
        let shadow = Shadow(
            color: shadowColor.color.multipliedAlpha(by: Double(min(1, shadowOpacity))),
            offset: Point(x: shadowOffset.width, y: shadowOffset.height), radius: max(0, shadowRadius))
        return shadow.isDrawn ? shadow : nil
    }

    /// Writes what layers own into a node; the rest comes from the view, or from `node(id:parent:index:)`.
    func apply(to node: inout LayoutNode) {
        node.cornerRadii = cornerRadii
        node.cornerCurve = curve
        node.border = border
        node.shadow = shadow
        node.shadowPath = shadowPath?.path
        node.mask = mask.map { $0.maskCommands() }
        node.blend = blend
    }

    /// What the layer draws of its own: contents, then its shape, then what `draw(in:)` records.
    func drawing() -> [DrawCommand] { contentsCommands() + ownDrawing() + recordedDrawing() }

    private func recordedDrawing() -> [DrawCommand] {
        // Most layers have no drawing of their own.
        guard type(of: self) != CALayer.self else { return [] }
        let context = CGContext(size: bounds.size)
        DrawingStack.with(context) { draw(in: context) }
        return context.finishedCommands
    }

    /// Writes down where a layer's frame is seen; one that is out of sight is hidden.
    func applyTransform(to node: inout LayoutNode, in parent: CALayer?) {
        guard let transform = frameTransform(node.frame, in: parent) else { return node.isHidden = true }
        node.transform = transform
    }

    /// A node for a layer that is no view's.
    func node(id: String, parent: Int?, index: Int) -> LayoutNode {
        layoutSublayers()
        var node = LayoutNode(
            id: id, className: String(describing: type(of: self)), parent: parent, subtreeEnd: index + 1,
            frame: frame.rect)
        node.boundsOrigin = bounds.origin.point
        node.isHidden = isHidden
        applyTransform(to: &node, in: superlayer)
        node.opacity = Double(opacity)
        node.clipsToBounds = masksToBounds
        node.text = shownText
        node.background = backgroundColor.flatMap { $0.alpha > 0 ? $0.color : nil }
        apply(to: &node)
        node.content = isHidden ? [] : drawing()
        return node
    }

    /// Writes down a layer that is no view's with all in it.
    func appendNodes(to nodes: inout [LayoutNode], id: String, parent: Int?, depth: Int = 0) {
        let index = nodes.count
        nodes.append(node(id: id, parent: parent, index: index))
        // Deeper than any design; recursion must end.
        guard depth < 200 else { return }
        for (number, entry) in CALayer.inOrder(entries.map(\.layer)).enumerated() {
            entry.appendNodes(
                to: &nodes, id: "\(id)/\(type(of: entry))[\(number)]", parent: index, depth: depth + 1)
        }
        nodes[index].subtreeEnd = nodes.count
    }

    /// Layers by their z position, equal ones as they are.
    static func inOrder(_ layers: [CALayer]) -> [CALayer] {
        layers.enumerated().sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }
}

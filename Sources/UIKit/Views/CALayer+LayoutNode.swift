import Diagnostics
import Geometry
import Scene

extension CALayer {
    /// The radius of each corner.
    var cornerRadii: RoundedRect.Radii {
        if let owner, let configured = owner.configuredRadii { return configured }
        let radius = cornerRadius.isFinite ? max(0, cornerRadius) : 0
        guard radius > 0 else { return .zero }
        func rounding(_ corner: CACornerMask) -> Double { maskedCorners.contains(corner) ? radius : 0 }
        return RoundedRect.Radii(
            topLeft: rounding(.layerMinXMinYCorner), topRight: rounding(.layerMaxXMinYCorner),
            bottomRight: rounding(.layerMaxXMaxYCorner), bottomLeft: rounding(.layerMinXMaxYCorner))
    }

    /// The corner curve, as the drawing stage takes it.
    var curve: RoundedRect.Curve { cornerCurve == .continuous ? .continuous : .circular }

    /// The border; nil where it would not be visible.
    var border: LayoutNode.Border? {
        guard borderWidth.isFinite, borderWidth > 0, let borderColor, borderColor.alpha > 0 else {
            return nil
        }
        return LayoutNode.Border(width: borderWidth, color: borderColor.color)
    }

    /// The shadow; nil where it would not be visible.
    var shadow: Shadow? {
        guard shadowOpacity > 0, let shadowColor else { return nil }
        let shadow = Shadow(
            color: shadowColor.color.multipliedAlpha(by: Double(min(1, shadowOpacity))),
            offset: Point(x: shadowOffset.width, y: shadowOffset.height), radius: max(0, shadowRadius))
        return shadow.isVisible ? shadow : nil
    }

    /// Writes the properties of the layer into a node; the rest comes from the view, or from
    /// `node(id:parent:index:)`.
    func apply(to node: inout LayoutNode) {
        node.cornerRadii = cornerRadii
        node.cornerCurve = curve
        node.border = border
        node.shadow = shadow
        node.shadowPath = shadowPath?.path
        node.mask = mask.map { $0.maskCommands() }
        node.blend = blend
    }

    /// The layer's own drawing: a pattern as background, its contents, then its shape, then what `draw(in:)` records.
    func drawing() -> [DrawCommand] {
        if isDisplayDue { displayIfNeeded() }
        return patternCommands() + magnified(contentsCommands()) + ownDrawing() + recordedDrawing()
    }

    private func recordedDrawing() -> [DrawCommand] {
        // Most layers have no drawing of their own.
        guard type(of: self) != CALayer.self || isDrawnByDelegate else { return [] }
        if owner == nil { delegate?.layerWillDraw(self) }
        let context = CGContext(size: bounds.size)
        DrawingStack.with(context) { draw(in: context) }
        return context.finishedCommands
    }

    /// Writes the transformed frame into a node; a layer that the transform makes invisible is hidden.
    func applyTransform(to node: inout LayoutNode, in parent: CALayer?) {
        guard let transform = frameTransform(node.frame, in: parent) else { return node.isHidden = true }
        node.transform = transform
    }

    /// Returns a node for a layer that no view owns.
    func node(id: String, parent: Int?, index: Int) -> LayoutNode {
        // Laid out before, where the geometry is that of an animation.
        if storedAnimations?.running.isEmpty != false {
            isLayoutDue = false
            layoutSublayers()
        }
        var node = LayoutNode(
            id: id, className: String(describing: type(of: self)), parent: parent, subtreeEnd: index + 1,
            frame: untransformedFrame.rect)
        node.boundsOrigin = bounds.origin.point
        node.isHidden = isHidden
        applyTransform(to: &node, in: superlayer)
        if isGeometryFlipped, !entries.isEmpty { reportFlippedSublayers() }
        node.opacity = Double(opacity)
        node.clipsToBounds = masksToBounds
        node.text = displayedText
        node.background = backgroundColor.flatMap { $0.pattern == nil && $0.alpha > 0 ? $0.color : nil }
        apply(to: &node)
        node.content = isHidden ? [] : drawing()
        return node
    }

    private func reportFlippedSublayers() {
        RenderEnvironment.current.report(
            Diagnostic(
                .drawingUnsupported, "the sublayers of a layer of flipped geometry are not flipped",
                hints: ["set `isGeometryFlipped` of shape layers alone"]))
    }

    /// Appends nodes for a layer that no view owns and for its sublayers.
    func appendNodes(to nodes: inout [LayoutNode], id: String, parent: Int?, depth: Int = 0) {
        let index = nodes.count
        nodes.append(node(id: id, parent: parent, index: index))
        // Deeper than any real design; the recursion must end.
        guard depth < 200 else { return }
        for (number, entry) in stackedSublayers.enumerated() {
            entry.appendNodes(
                to: &nodes, id: "\(id)/\(type(of: entry))[\(number)]", parent: index, depth: depth + 1)
        }
        finishNodes(&nodes, from: index)
        nodes[index].subtreeEnd = nodes.count
    }
}

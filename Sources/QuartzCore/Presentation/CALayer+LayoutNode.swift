import Diagnostics
import Geometry
import RenderContext
package import Scene

extension CALayer {
    /// The radius of each corner.
    var cornerRadii: RoundedRect.Radii { cornerRadii(in: .model) }

    /// Returns the radius of each corner as it is shown.
    package func cornerRadii(in presentation: Presentation) -> RoundedRect.Radii {
        cornerRadii(presentation.values(of: self), in: presentation)
    }

    private func cornerRadii(
        _ shown: PresentedValues, in presentation: Presentation
    ) -> RoundedRect.Radii {
        if let owner, let configured = owner.configuredRadii(in: presentation) { return configured }
        let wanted = shown.cornerRadius, radius = wanted.isFinite ? max(0, wanted) : 0
        guard radius > 0 else { return .zero }
        func rounding(_ corner: CACornerMask) -> Double { maskedCorners.contains(corner) ? radius : 0 }
        return RoundedRect.Radii(
            topLeft: rounding(.layerMinXMinYCorner), topRight: rounding(.layerMaxXMinYCorner),
            bottomRight: rounding(.layerMaxXMaxYCorner), bottomLeft: rounding(.layerMinXMaxYCorner))
    }

    /// The corner curve, as the drawing stage takes it.
    package var curve: RoundedRect.Curve { cornerCurve == .continuous ? .continuous : .circular }

    /// Writes the properties that the layer shows into a node; the rest comes from the view, or from
    /// `node(id:parent:index:in:)`.
    package func apply(_ shown: PresentedValues, in presentation: Presentation, to node: inout LayoutNode) {
        node.cornerRadii = cornerRadii(shown, in: presentation)
        node.cornerCurve = curve
        node.border = shown.border
        node.shadow = shown.shadow
        node.shadowPath = shown.shadowPath
        node.mask = mask.map { $0.maskCommands(in: presentation) }
        node.blend = blend
    }

    /// The layer's own drawing: a pattern as background, its contents, then its shape, then what `draw(in:)` records.
    ///
    /// - Parameters:
    ///   - shown: The values that the layer shows.
    ///   - radii: Those of its corners.
    /// - Returns: The commands, in the coordinates of the bounds that are shown.
    package func drawing(_ shown: PresentedValues, _ radii: RoundedRect.Radii) -> [DrawCommand] {
        patternCommands(shown, radii) + magnified(contentsCommands(shown)) + ownDrawing(shown, radii)
            + recordedDrawing(shown)
    }

    /// Whether the delegate draws the content in each render: once it was called, and unless it set contents.
    var isDrawnByDelegate: Bool { isDisplayed && owner == nil && contents == nil && delegate != nil }

    private func recordedDrawing(_ shown: PresentedValues) -> [DrawCommand] {
        // Most layers have no drawing of their own.
        guard type(of: self) != CALayer.self || isDrawnByDelegate else { return [] }
        return drawing(at: shown) {
            if owner == nil { delegate?.layerWillDraw(self) }
            let context = CGContext(size: bounds.size)
            DrawingStack.with(context) { draw(in: context) }
            return context.finishedCommands
        }
    }

    /// Writes the transformed frame into a node; a layer that the transform makes invisible is hidden.
    package func applyTransform(
        _ shown: PresentedValues, in parent: CALayer?, _ presentation: Presentation,
        to node: inout LayoutNode
    ) {
        guard let transform = frameTransform(shown, node.frame, in: parent, presentation) else {
            return node.isHidden = true
        }
        node.transform = transform
    }

    /// Returns a node for a layer that no view owns.
    func node(id: String, parent: Int?, index: Int, in presentation: Presentation) -> LayoutNode {
        let shown = presentation.values(of: self)
        var node = LayoutNode(
            id: id, className: String(describing: type(of: self)), parent: parent, subtreeEnd: index + 1,
            frame: shown.untransformedFrame.rect)
        node.boundsOrigin = shown.bounds.origin.point
        node.isHidden = isHidden
        applyTransform(shown, in: superlayer, presentation, to: &node)
        if isGeometryFlipped, !entries.isEmpty { reportFlippedSublayers() }
        node.opacity = shown.opacity
        node.clipsToBounds = masksToBounds
        node.text = displayedText
        node.background =
            shown.changesBackground
            ? shown.animatedBackground
            : backgroundColor.flatMap { $0.pattern == nil && $0.alpha > 0 ? $0.color : nil }
        apply(shown, in: presentation, to: &node)
        node.content = isHidden ? [] : drawing(shown, node.cornerRadii)
        return node
    }

    private func reportFlippedSublayers() {
        RenderEnvironment.current.report(
            Diagnostic(
                .drawingUnsupported, "the sublayers of a layer of flipped geometry are not flipped",
                hints: ["set `isGeometryFlipped` of shape layers alone"]))
    }

    /// Appends nodes for a layer that no view owns and for its sublayers.
    package func appendNodes(
        to nodes: inout [LayoutNode], id: String, parent: Int?, in presentation: Presentation, depth: Int = 0
    ) {
        let index = nodes.count
        nodes.append(node(id: id, parent: parent, index: index, in: presentation))
        guard depth < CALayer.depthLimit else { return }
        for (number, entry) in stackedSublayers(in: presentation).enumerated() {
            entry.appendNodes(
                to: &nodes, id: "\(id)/\(type(of: entry))[\(number)]", parent: index, in: presentation,
                depth: depth + 1)
        }
        finishNodes(&nodes, from: index, in: presentation)
        nodes[index].subtreeEnd = nodes.count
    }
}

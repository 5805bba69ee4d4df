import Compositor
import Diagnostics
import Geometry
import Scene

extension CALayer {
    /// Returns the drawing of the layer and its sublayers for use as a mask, in the coordinates of the masked
    /// layer.
    func maskCommands() -> [DrawCommand] { renderCommands(of: owner?.storedFrame.origin ?? frame.origin) }

    /// Returns the drawing of the layer and its sublayers with the frame's corner at `origin`.
    func renderCommands(of origin: CGPoint) -> [DrawCommand] {
        // A mask that masks itself would recurse forever.
        guard !isBeingRendered else {
            RenderEnvironment.current.report(
                Diagnostic(.drawingRecursion, "a layer that draws or masks itself is left out there"))
            return []
        }
        isBeingRendered = true
        defer { isBeingRendered = false }
        let everywhere = Rect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
        if let owner {
            owner.layoutIfNeeded()
            let tree = owner.makeLayoutTree(traits: owner.traitCollection)
            return compose(tree, visible: everywhere).map { $0.offset(by: origin.point) }
        }
        var nodes: [LayoutNode] = []
        appendNodes(to: &nodes, id: "layer", parent: nil)
        let commands = compose(
            LayoutTree(size: frame.size.pipelineSize, nodes: nodes), visible: everywhere)
        return commands.map { $0.offset(by: (origin - frame.origin).point) }
    }
}

extension UIView {
    /// Renders the view and its subviews into a rectangle of the current context; returns false where there
    /// is no context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
            return false
        }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}

extension CGPoint {
    fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }
}

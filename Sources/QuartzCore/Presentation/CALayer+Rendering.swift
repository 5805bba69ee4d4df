import Compositor
import Diagnostics
import Geometry
import RenderContext
import Scene

extension CALayer {
    /// Returns the drawing of the layer and its sublayers for use as a mask, in the coordinates of the masked
    /// layer.
    func maskCommands(in presentation: Presentation) -> [DrawCommand] {
        let shown = presentation.values(of: self)
        return commands(
            of: owner == nil ? shown.frame.origin : shown.untransformedFrame.origin, in: presentation)
    }

    /// Returns the drawing of the layer and its sublayers, as their models are, with the frame's corner at `origin`.
    func renderCommands(of origin: CGPoint) -> [DrawCommand] {
        if let owner {
            owner.layoutIfNeeded()
            owner.prepareLayersForDrawing(depth: 0)
        } else if !isBeingRendered {
            prepareForDrawing()
        }
        return commands(of: origin, in: .model)
    }

    private func commands(of origin: CGPoint, in presentation: Presentation) -> [DrawCommand] {
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
            let tree = owner.layoutTree(in: presentation)
            return compose(tree, visible: everywhere).map { $0.offset(by: origin.point) }
        }
        var nodes: [LayoutNode] = []
        appendNodes(to: &nodes, id: "layer", parent: nil, in: presentation)
        let frame = presentation.values(of: self).frame
        let commands = compose(
            LayoutTree(size: frame.size.pipelineSize, nodes: nodes), visible: everywhere)
        return commands.map { $0.offset(by: (origin - frame.origin).point) }
    }
}

extension CGPoint {
    fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
        CGPoint(x: left.x - right.x, y: left.y - right.y)
    }
}

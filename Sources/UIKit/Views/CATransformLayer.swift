import Geometry
import Scene

/// A layer that leaves its sublayers in the space around it, as for the sides of a box that turns.
///
/// It has no background, border, contents, shadow, mask or clip of its own, and its opacity applies to each sublayer by
/// itself. The sublayers are drawn by how near their middles are to the viewer, the nearest last; sides that pass
/// through each other are not cut.
open class CATransformLayer: CALayer {
    override var joinsSpace: Bool { true }

    override var stackedSublayers: [CALayer] {
        layersInDrawingOrder.map { (layer: $0, depth: depth(of: $0)) }.enumerated()
            .sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }
            .map(\.element.layer)
    }

    /// Returns how near the middle of a sublayer is to the viewer, in points.
    private func depth(of layer: CALayer) -> Double {
        let area = layer.bounds, place = layer.position.point
        let corner = place - (layer.anchorInBounds - area.origin.point)
        let middle = Point(x: corner.x + area.width / 2, y: corner.y + area.height / 2)
        let matrix = layer.spaceTransform(place, in: self)
        let depth = middle.x * matrix.m13 + middle.y * matrix.m23 + matrix.m43
        let divisor = middle.x * matrix.m14 + middle.y * matrix.m24 + matrix.m44
        // What differs by rounding alone keeps its order.
        return divisor > 1e-9 ? (depth / divisor * 1e6).rounded() / 1e6 : -.infinity
    }

    override func finishNodes(_ nodes: inout [LayoutNode], from index: Int) {
        let opacity = nodes[index].opacity
        var bare = LayoutNode(
            id: nodes[index].id, className: nodes[index].className, parent: nodes[index].parent,
            subtreeEnd: nodes[index].subtreeEnd, frame: nodes[index].frame)
        bare.boundsOrigin = nodes[index].boundsOrigin
        bare.isHidden = nodes[index].isHidden
        nodes[index] = bare
        guard opacity < 1 else { return }
        for child in nodes.indices[(index + 1)...] where nodes[child].parent == index {
            nodes[child].opacity *= opacity
        }
    }
}

import Geometry

extension CALayer {
    /// Hit-tests the layer and its sublayers, highest first.
    func baseHitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, let point = pointInside(p) else { return nil }
        let isInside = contains(point)
        // A point outside may still be on a sublayer that extends beyond the bounds.
        guard isInside || !masksToBounds else { return nil }
        for layer in stackedSublayers(in: .model).reversed() {
            if let found = layer.hitTest(point) { return found }
        }
        return isInside && !joinsSpace ? self : nil
    }

    /// Returns a point of the superlayer's coordinates in those of the layer; nil where the transform has no inverse.
    private func pointInside(_ p: CGPoint) -> CGPoint? {
        transformToSuperlayer.inverse.map { CGPoint($0.apply(p.point)) }
    }

    /// From the layer's coordinates to those of its superlayer.
    var transformToSuperlayer: Geometry.AffineTransform {
        let anchor = PresentedValues(of: self).anchorInBounds, position = position
        return Geometry.AffineTransform.translation(x: -anchor.x, y: -anchor.y)
            .concatenating(affineTransform().transform)
            .concatenating(.translation(x: position.x, y: position.y))
    }
}

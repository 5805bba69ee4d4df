import Geometry

/// Conversion between the coordinates of layers, in the plane.
extension CALayer {
    /// From the layer's coordinates to those around the root of its tree.
    var transformToRoot: Geometry.AffineTransform {
        var result = Geometry.AffineTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            result = result.concatenating(current.transformToSuperlayer)
            layer = current.superlayer
        }
        return result
    }

    /// Returns a point of the superlayer's coordinates in those of the layer; nil where the transform has no inverse.
    func pointInside(_ p: CGPoint) -> CGPoint? {
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

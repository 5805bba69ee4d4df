import Geometry

/// Conversion between the coordinates of layers, in the plane.
extension CALayer {
    /// Converts a point from this layer's coordinates to those of another layer; nil is the root of the tree.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let there = l?.transformToRoot.inverse ?? .identity
        return CGPoint(transformToRoot.concatenating(there).apply(p.point))
    }

    /// Converts a point from another layer's coordinates to those of this layer; nil is the root of the tree.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        guard let here = transformToRoot.inverse else { return p }
        return CGPoint((l?.transformToRoot ?? .identity).concatenating(here).apply(p.point))
    }

    /// Converts a rectangle from this layer's coordinates to those of another layer; nil is the root of the tree.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        let there = l?.transformToRoot.inverse ?? .identity
        return CGRect(transformToRoot.concatenating(there).boundingBox(of: r.rect))
    }

    /// Converts a rectangle from another layer's coordinates to those of this layer; nil is the root of the tree.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        guard let here = transformToRoot.inverse else { return r }
        return CGRect((l?.transformToRoot ?? .identity).concatenating(here).boundingBox(of: r.rect))
    }

    /// From the layer's coordinates to those around the root of its tree.
    private var transformToRoot: Geometry.AffineTransform {
        var result = Geometry.AffineTransform.identity
        var layer: CALayer? = self
        while let current = layer {
            result = result.concatenating(current.transformToSuperlayer)
            layer = current.superlayer
        }
        return result
    }
}

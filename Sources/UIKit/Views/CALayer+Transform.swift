import Diagnostics
import Geometry

extension CALayer {
    /// The transform applied to the layer, about its anchor point.
    ///
    /// Rotations out of the plane are drawn as seen from the front. Where perspective would make parallel
    /// edges converge, the drawing stays a parallelogram that is exact at the anchor point, with a
    /// diagnostic.
    public var transform: CATransform3D {
        get {
            let plane = affineTransform()
            guard let spatialTransform, spatialTransform.plane == plane else { return CATransform3D(plane) }
            return spatialTransform
        }
        set {
            let old = isAnimatable ? transform : CATransform3D.identity
            spatialTransform = newValue.isAffine ? nil : newValue
            if let owner { owner.storedTransform = newValue.plane } else { ownTransform = newValue.plane }
            if isAnimatable { valueDidChange(.transform, from: .transform(old)) }
        }
    }

    /// Returns the transform applied to the layer's untransformed frame when drawn, about the frame's center;
    /// nil where the layer is not visible.
    func frameTransform(_ frame: Rect, in parent: CALayer?) -> Geometry.AffineTransform? {
        let position = Point(
            x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
        var result = Geometry.AffineTransform.identity
        let outer = parent?.sublayersTransform
        if spatialTransform == nil, outer == nil {
            let plane = affineTransform().transform
            guard plane.isFinite, plane != .identity else { return .identity }
            result = plane.about(position)
        } else {
            guard let seen = spaceTransform(position, in: parent, outer).projected(at: position) else {
                return nil
            }
            if !seen.isExact { reportPerspective() }
            result = seen.transform
        }
        guard isDoubleSided || result.determinant > 0 else { return nil }
        let middle = frame.center
        return .translation(x: middle.x, y: middle.y).concatenating(result)
            .concatenating(.translation(x: -middle.x, y: -middle.y))
    }

    /// Returns the full 3D transform, in the superlayer's coordinates.
    private func spaceTransform(
        _ position: Point, in parent: CALayer?, _ outer: CATransform3D?
    ) -> CATransform3D {
        let inner = CATransform3D.translation(-position.x, -position.y, 0).concatenating(transform)
            .concatenating(.translation(position.x, position.y, zPosition))
        guard let parent, let outer else { return inner }
        let area = parent.bounds, anchor = parent.anchorPoint
        let x = area.minX + area.width * anchor.x, y = area.minY + area.height * anchor.y
        return inner.concatenating(.translation(-x, -y, 0)).concatenating(outer)
            .concatenating(.translation(x, y, 0))
    }

    private func reportPerspective() {
        RenderEnvironment.current.report(
            Diagnostic(
                .drawingUnsupported,
                "perspective is not drawn: the layer is shown as a parallelogram, exact at its anchor point",
                view: owner?.displayName,
                hints: ["leave out m34, or draw what should look slanted as a picture"]))
    }
}

extension Geometry.AffineTransform {
    /// Returns the transform with `center` as its origin.
    fileprivate func about(_ center: Point) -> Geometry.AffineTransform {
        Geometry.AffineTransform.translation(x: -center.x, y: -center.y).concatenating(self)
            .concatenating(.translation(x: center.x, y: center.y))
    }
}

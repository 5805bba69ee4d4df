import Diagnostics
import Geometry
import RenderContext

extension CALayer {
    /// Returns the transform applied to the layer's untransformed frame when drawn, about the frame's center;
    /// nil where the layer is not visible.
    func frameTransform(
        _ shown: PresentedValues, _ frame: Rect, in parent: CALayer?, _ presentation: Presentation
    ) -> Geometry.AffineTransform? {
        let position = Point(
            x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
        var result = Geometry.AffineTransform.identity
        if joinsSpace { return .identity }
        if shown.spatialTransform == nil, parent?.sublayersTransform == nil, parent?.joinsSpace != true {
            let plane = shown.plane.transform
            guard plane.isFinite, plane != .identity else { return .identity }
            result = plane.about(position)
        } else {
            guard let seen = spaceTransform(position, in: parent, presentation).projected(at: position)
            else { return nil }
            if !seen.isExact { reportPerspective() }
            result = seen.transform
        }
        guard isDoubleSided || result.determinant > 0 else { return nil }
        let middle = frame.center
        return .translation(x: middle.x, y: middle.y).concatenating(result)
            .concatenating(.translation(x: -middle.x, y: -middle.y))
    }

    /// Returns the full 3D transform, in the superlayer's coordinates: that of the layer, then those of the
    /// superlayers in whose space it is.
    func spaceTransform(
        _ position: Point, in parent: CALayer?, _ presentation: Presentation
    ) -> CATransform3D {
        var result = presentation.values(of: self).transform(about: position)
        // Where the origin of the superlayer's coordinates is in those of the layer under way.
        var shift = Point.zero
        var current = parent
        while let layer = current {
            let shown = presentation.values(of: layer), pivot = shown.anchorInBounds - shift
            if let outer = layer.sublayersTransform {
                result = result.concatenating(.translation(-pivot.x, -pivot.y, 0)).concatenating(outer)
                    .concatenating(.translation(pivot.x, pivot.y, 0))
            }
            guard layer.joinsSpace else { break }
            result = result.concatenating(shown.transform(about: pivot))
            shift = shift + shown.position.point - shown.anchorInBounds
            current = layer.superlayer
        }
        return result
    }

    /// Returns how near the middle of the layer is to the viewer, in points, in the space of its superlayer.
    func depth(in parent: CALayer, _ presentation: Presentation) -> Double {
        let shown = presentation.values(of: self), area = shown.bounds, place = shown.position.point
        let middle =
            place - shown.anchorInBounds
            + Point(x: area.minX + area.width / 2, y: area.minY + area.height / 2)
        let matrix = spaceTransform(place, in: parent, presentation)
        let depth = middle.x * matrix.m13 + middle.y * matrix.m23 + matrix.m43
        let divisor = middle.x * matrix.m14 + middle.y * matrix.m24 + matrix.m44
        // What differs by rounding alone keeps its order.
        return divisor > 1e-9 ? (depth / divisor * 1e6).rounded() / 1e6 : -.infinity
    }

    /// Reports that parallel edges would converge.
    func reportPerspective() {
        RenderEnvironment.current.report(
            Diagnostic(
                .drawingUnsupported,
                "perspective is not drawn: the layer is shown as a parallelogram, exact at its anchor point",
                view: owner?.displayName,
                hints: ["leave out m34, or draw what should look slanted as a picture"]))
    }
}

extension PresentedValues {
    /// Returns the layer's own transform about a point, and its place on the z axis.
    fileprivate func transform(about pivot: Point) -> CATransform3D {
        CATransform3D.translation(-pivot.x, -pivot.y, -layer.anchorPointZ).concatenating(transform)
            .concatenating(.translation(pivot.x, pivot.y, zPosition))
    }
}

extension Geometry.AffineTransform {
    /// Returns the transform with `center` as its origin.
    fileprivate func about(_ center: Point) -> Geometry.AffineTransform {
        Geometry.AffineTransform.translation(x: -center.x, y: -center.y).concatenating(self)
            .concatenating(.translation(x: center.x, y: center.y))
    }
}

package import Geometry

/// A rectangle that is transformed about its anchor point, as views and layers are.
package struct AnchoredRect {
    /// The rectangle before the transform.
    package var untransformed: Rect
    /// The point about which it is transformed, in unit coordinates of the rectangle.
    let anchor: Point
    /// The transform, about the anchor point.
    let transform: Geometry.AffineTransform

    /// Creates a rectangle from what it is before the transform.
    package init(untransformed: Rect, anchor: Point, transform: Geometry.AffineTransform) {
        (self.untransformed, self.anchor, self.transform) = (untransformed, anchor, transform)
    }

    /// The position of the anchor point.
    private var position: Point {
        Point(
            x: untransformed.minX + untransformed.width * anchor.x,
            y: untransformed.minY + untransformed.height * anchor.y)
    }

    /// The bounding box of the transformed rectangle.
    ///
    /// Setting it gives the rectangle the size under the inverse transform, and its bounding box the center that was
    /// set: the same bounding box for transforms that keep edges parallel to the axes. Documented as undefined for
    /// others.
    package var boundingBox: Rect {
        get {
            Geometry.AffineTransform.translation(x: -position.x, y: -position.y).concatenating(transform)
                .concatenating(.translation(x: position.x, y: position.y)).boundingBox(of: untransformed)
        }
        set {
            guard let inverse = transform.inverse else { return untransformed = newValue }
            untransformed = Rect(
                origin: .zero, size: inverse.boundingBox(of: Rect(origin: .zero, size: newValue.size)).size)
            untransformed.origin = newValue.center - boundingBox.center
        }
    }
}

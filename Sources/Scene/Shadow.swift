public import Geometry

/// A drop shadow: a blurred, offset copy of a shape's alpha in one color, drawn below the shape.
public struct Shadow: Hashable, Sendable {
    /// The color, at full strength where the shape is opaque and wide.
    public var color: Color
    /// The offset from the shape in points.
    public var offset: Point
    /// The blur radius: the standard deviation of the Gaussian, in points. Source: CALayer.shadowRadius.
    public var radius: Double

    /// Creates a shadow.
    public init(color: Color, offset: Point, radius: Double) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }

    /// How far the blur extends beyond the shape, in points; less than 1/255 is left outside.
    public var reach: Double { max(0, radius) * 3 }

    /// Returns the bounding box of the shadow of a shape with the bounds `caster`.
    public func bounds(of caster: Rect) -> Rect {
        caster.offset(by: offset).inset(by: Insets(all: -reach))
    }

    /// Whether the shadow is visible and all its numbers are finite.
    public var isVisible: Bool { color.alpha > 0 && offset.isFinite && radius.isFinite && radius >= 0 }
}

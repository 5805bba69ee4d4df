public import Geometry

/// A blurred copy of what casts it, in one colour, beneath it.
public struct Shadow: Hashable, Sendable {
    /// Its colour where the caster is opaque and wide.
    public var color: Color
    /// Points by which it is moved.
    public var offset: Point
    /// The standard deviation of the Gaussian that blurs it, in points. Source: CALayer.shadowRadius.
    public var radius: Double

    /// A shadow from its parts.
    public init(color: Color, offset: Point, radius: Double) {
        self.color = color
        self.offset = offset
        self.radius = radius
    }

    /// How far the blur reaches beyond the caster, in points: past it less than 1/255 is left.
    public var reach: Double { max(0, radius) * 3 }

    /// A box around the shadow of what lies in `caster`.
    public func bounds(of caster: Rect) -> Rect {
        caster.offset(by: offset).inset(by: Insets(all: -reach))
    }

    /// Whether it leaves a trace and all its numbers are finite.
    public var isDrawn: Bool { color.alpha > 0 && offset.isFinite && radius.isFinite && radius >= 0 }
}

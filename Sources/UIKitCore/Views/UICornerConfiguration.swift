/// The radius of a corner.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    enum Kind: Hashable {
        case fixed(Double)
        case concentric(minimum: Double)
    }

    let kind: Kind

    /// Returns a radius in points.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }
    /// Returns a radius concentric with that of the enclosing view, at least a minimum in points.
    public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
        UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
    }

    init(kind: Kind) { self.kind = kind }
    /// Creates a radius in points.
    public init(floatLiteral value: Double) { self = .fixed(value) }
    /// Creates a radius in points.
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

/// The configuration of the corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
    /// Corners that all get the largest of their radii.
    enum Uniform: Hashable {
        case none, all, topAndBottom, leftAndRight, top, bottom, left, right
    }

    var topLeft: UICornerRadius?
    var topRight: UICornerRadius?
    var bottomLeft: UICornerRadius?
    var bottomRight: UICornerRadius?
    var uniform = Uniform.none
    /// The largest radius of a capsule, whose ends are half circles; nil where it is none.
    var capsule: Double?

    /// Corners of the same radius.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(
            topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius
        )
    }
    /// Corners of different radii; nil for square ones.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
            bottomRight: bottomRightRadius)
    }
    /// Returns corners that all get the largest of their radii.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        corners(radius: radius).uniform(.all)
    }
    /// Returns a capsule: half circles at the ends, of at most a radius in points; nil for no limit.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(capsule: maximumRadius ?? .infinity)
    }
    /// Corners that are the same at the top and at the bottom; nil for square ones.
    public static func uniformEdges(topRadius: UICornerRadius?, bottomRadius: UICornerRadius?)
        -> UICornerConfiguration
    {
        corners(
            topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
            bottomRightRadius: bottomRadius
        ).uniform(.topAndBottom)
    }
    /// Corners that are the same at the left and at the right; nil for square ones.
    public static func uniformEdges(leftRadius: UICornerRadius?, rightRadius: UICornerRadius?)
        -> UICornerConfiguration
    {
        corners(
            topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
            bottomRightRadius: rightRadius
        ).uniform(.leftAndRight)
    }
    /// Corners that are the same at the top; nil for square ones.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
            bottomRightRadius: bottomRightRadius
        ).uniform(.top)
    }
    /// Corners that are the same at the bottom; nil for square ones.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius?, topLeftRadius: UICornerRadius? = nil,
        topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottomRadius,
            bottomRightRadius: bottomRadius
        ).uniform(.bottom)
    }
    /// Corners that are the same at the left; nil for square ones.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius?, topRightRadius: UICornerRadius? = nil,
        bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: leftRadius, topRightRadius: topRightRadius, bottomLeftRadius: leftRadius,
            bottomRightRadius: bottomRightRadius
        ).uniform(.left)
    }
    /// Corners that are the same at the right; nil for square ones.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius?, topLeftRadius: UICornerRadius? = nil,
        bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration {
        corners(
            topLeftRadius: topLeftRadius, topRightRadius: rightRadius, bottomLeftRadius: bottomLeftRadius,
            bottomRightRadius: rightRadius
        ).uniform(.right)
    }

    private func uniform(_ uniform: Uniform) -> UICornerConfiguration {
        var copy = self
        copy.uniform = uniform
        return copy
    }
}

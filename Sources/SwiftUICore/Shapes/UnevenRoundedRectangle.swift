public import Foundation

/// A rectangle with a radius of its own at each corner.
public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii of the corners, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The curve of the corners.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0

    /// Creates a rectangle with radii in points.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        (self.cornerRadii, self.style) = (cornerRadii, style)
    }

    /// Creates a rectangle with radii in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let radii = RectangleCornerRadii(
            topLeading: max(0, cornerRadii.topLeading - amount),
            bottomLeading: max(0, cornerRadii.bottomLeading - amount),
            bottomTrailing: max(0, cornerRadii.bottomTrailing - amount),
            topTrailing: max(0, cornerRadii.topTrailing - amount))
        return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: radii, style: style)
    }

    /// Returns the rectangle, inset by a length in points, with smaller corners.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var inset = self
        inset.amount += amount
        return inset
    }

    /// How the corners follow the layout direction: they are mirrored.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle whose corners have their own radii.
    public static func rect(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

    /// Returns a rectangle with radii in points.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

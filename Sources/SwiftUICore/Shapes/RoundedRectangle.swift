public import Foundation

/// A rectangle with rounded corners, as large as its frame.
public struct RoundedRectangle: InsettableShape {
    /// The width and height of the corners, in points.
    public var cornerSize: CGSize
    /// The curve of the corners.
    public var style: RoundedCornerStyle
    private var amount: CGFloat = 0

    /// Creates a rectangle with corners of a width and height in points.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        (self.cornerSize, self.style) = (cornerSize, style)
    }

    /// Creates a rectangle with corners of a radius in points.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let corner = CGSize(
            width: max(0, cornerSize.width - amount), height: max(0, cornerSize.height - amount))
        return Path(
            roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: corner, style: style)
    }

    /// Returns the rectangle, inset by a length in points, with smaller corners.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var inset = self
        inset.amount += amount
        return inset
    }
}

extension Shape where Self == RoundedRectangle {
    /// Returns a rectangle with corners of a width and height in points.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }

    /// Returns a rectangle with corners of a radius in points.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous)
        -> RoundedRectangle
    {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

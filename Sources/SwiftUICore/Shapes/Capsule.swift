public import Foundation

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
    /// The curve of the corners.
    public var style: RoundedCornerStyle
    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// Returns the outline of the capsule in a rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
    }
    /// Returns the capsule, inset by a length in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Capsule {
    /// A capsule as large as its frame.
    public static var capsule: Capsule { Capsule() }
    /// Returns a capsule as large as its frame.
    public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

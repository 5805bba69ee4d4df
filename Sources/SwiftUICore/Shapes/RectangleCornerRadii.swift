public import Foundation

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
    /// The radius at the top leading corner, in points.
    public var topLeading: CGFloat
    /// The radius at the bottom leading corner, in points.
    public var bottomLeading: CGFloat
    /// The radius at the bottom trailing corner, in points.
    public var bottomTrailing: CGFloat
    /// The radius at the top trailing corner, in points.
    public var topTrailing: CGFloat

    /// Creates radii in points.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
        (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
    }
}

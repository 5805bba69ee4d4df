public import Foundation

/// A circle in the middle of its frame.
public struct Circle: InsettableShape {
    /// Creates a circle.
    public init() {}

    /// Returns the outline of the largest circle in the middle of a rectangle.
    public func path(in rect: CGRect) -> Path {
        let length = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - length / 2, y: rect.midY - length / 2, width: length, height: length))
    }

    /// Returns a square as long as the shorter length of the proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let length: CGFloat =
            switch (proposal.width, proposal.height) {
            case (let width?, nil): width
            case (nil, let height?): height
            default: min(size.width, size.height)
            }
        return CGSize(width: length, height: length)
    }

    /// Returns the circle, inset by a length in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Circle {
    /// A circle in the middle of its frame.
    public static var circle: Circle { Circle() }
}

public import Foundation

/// A rectangle as large as its frame.
public struct Rectangle: InsettableShape {
    /// Creates a rectangle.
    public init() {}
    /// Returns the outline of a rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Returns the rectangle, inset by a length in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle as large as its frame.
    public static var rect: Rectangle { Rectangle() }
}

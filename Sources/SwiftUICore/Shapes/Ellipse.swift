public import Foundation

/// An ellipse as large as its frame.
public struct Ellipse: InsettableShape {
    /// Creates an ellipse.
    public init() {}
    /// Returns the outline of the ellipse in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    /// Returns the ellipse, inset by a length in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

extension Shape where Self == Ellipse {
    /// An ellipse as large as its frame.
    public static var ellipse: Ellipse { Ellipse() }
}

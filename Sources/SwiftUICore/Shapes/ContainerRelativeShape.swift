public import Foundation

/// The shape of the container around it: here a rectangle, since no container has another shape.
public struct ContainerRelativeShape: InsettableShape {
    /// Creates the shape of the container around it.
    public init() {}
    /// Returns the outline of a rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }
    /// Returns the shape, inset by a length in points.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
}

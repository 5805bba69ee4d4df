public import Foundation

/// A shape of any type.
public struct AnyShape: Shape {
    private let shape: any Shape

    /// Creates a shape that erases the type of another.
    public init<S: Shape>(_ shape: S) { self.shape = shape }
    /// Returns the outline of the shape in a rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// Returns the size of the shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

public import Foundation

/// A shape in a rectangle that is inset, in points.
public struct _InsetShape<S: InsettableShape>: InsettableShape {
    let shape: S
    let amount: CGFloat

    /// Returns the outline in the inset rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
    /// Returns the size of the shape that is inset.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// Returns the shape, inset by more.
    public func inset(by amount: CGFloat) -> _InsetShape { .init(shape: shape, amount: self.amount + amount) }
}

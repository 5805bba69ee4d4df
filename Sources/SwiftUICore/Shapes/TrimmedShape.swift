public import Foundation

/// The part of a shape between two shares of its outline.
public struct _TrimmedShape<S: Shape>: Shape {
    /// The shape of which a part is drawn.
    public var shape: S
    /// The share of the outline where the part begins.
    public var startFraction: CGFloat
    /// The share of the outline where the part ends.
    public var endFraction: CGFloat

    /// Returns the part of the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }
    /// Returns the size of the whole shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    /// What the shape is used for.
    public static var role: ShapeRole { S.role }

    /// The data of the shape, and the shares.
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}

public import Foundation

/// A two-dimensional shape as a view: filled with the foreground style.
public protocol Shape: Sendable, Animatable, View {
    /// Returns the outline in a rectangle, in points.
    func path(in rect: CGRect) -> Path
    /// What the shape is used for.
    static var role: ShapeRole { get }
    /// Returns the size that the shape takes for a proposal.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// How the outline follows the layout direction.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    /// The shape filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
    /// What the shape is used for: filling.
    public static var role: ShapeRole { .fill }
    /// Returns the proposal, with 10 points where nothing is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    /// How the outline follows the layout direction: not at all.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// What a shape is used for.
public enum ShapeRole: Hashable, Sendable {
    /// Its area is filled.
    case fill
    /// Its outline is stroked.
    case stroke
    /// It separates content.
    case separator
}

/// How a shape follows the layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// Not at all.
    case fixed
    /// It is mirrored in one of the directions.
    case mirrors(in: LayoutDirection)

    /// Mirrored from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// A shape that can be inset to make another shape.
public protocol InsettableShape: Shape {
    /// The type of the inset shape.
    associatedtype InsetShape: InsettableShape
    /// Returns the shape, inset by a length in points.
    func inset(by amount: CGFloat) -> InsetShape
}

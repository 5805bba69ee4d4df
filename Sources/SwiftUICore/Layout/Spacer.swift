public import Foundation

/// A flexible space that expands along the axis of its stack, or on both axes outside of one.
public struct Spacer: SystemView, Sendable {
    /// The minimum length in points; nil for the system's, 8.
    public var minLength: CGFloat?

    /// Creates a space with a minimum length in points; nil for the system's.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    /// Measured: in a row of 390 points with a greedy view, a spacer keeps 8.
    private var minimum: CGFloat { minLength ?? ViewSpacing.standard }
}

extension Spacer: LeafView {
    package func takes(_ point: CGPoint, in context: ElementContext) -> Bool { false }

    package func size(for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        func length(_ proposal: CGFloat?) -> CGFloat { max(minimum, proposal ?? minimum) }
        guard let axis = context.element.stackAxis else {
            return CGSize(width: length(proposal.width), height: length(proposal.height))
        }
        return CGSize(axis, length(proposal[axis]), 0)
    }

    package func draw(in context: ElementContext, _ pass: inout DrawingPass) {}

    package func spacing(in context: ElementContext) -> ViewSpacing { ViewSpacing(all: .nothing) }

    /// Measured: spacers get what all other views leave.
    package var layoutPriority: Double { -.infinity }
}

package import Foundation
import Geometry
import Scene

extension Color: View, SystemView {
    /// The type of a color's body as a view.
    public typealias Body = Never
}

extension Color: LeafView {
    package func size(for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func takes(_ point: CGPoint, in context: ElementContext) -> Bool {
        context.frame.contains(point) && isHit(in: context.frame, context.environment)
    }

    package func draw(in context: ElementContext, _ pass: inout DrawingPass) {
        let color = sceneColor(in: context.environment), rect = pass.pixelRect(context.frame)
        guard color.alpha > 0, !rect.isEmpty, rect.isFinite else { return }
        pass.draw(.fillRect(rect, .color(color)))
    }

    package func reportedText(in environment: EnvironmentValues) -> String? { description }
}

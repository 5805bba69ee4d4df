package import Foundation
import Scene

/// A style that is a view as well: it fills its frame.
package protocol StyleView: LeafView, PaintStyle {}

extension StyleView {
    package func size(for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func takes(_ point: CGPoint, in context: ElementContext) -> Bool {
        context.frame.contains(point) && isHit(in: context.frame, context.environment)
    }

    package func draw(in context: ElementContext, _ pass: inout DrawingPass) {
        pass.fill(Path(context.frame.roundedToPixels(pass.scale)), self, context, FillStyle())
    }
}

/// A rectangle in a style, such as a background.
struct StyledArea: LeafView {
    let style: any ShapeStyle

    var reportedName: String { "Background" }

    func size(for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func takes(_ point: CGPoint, in context: ElementContext) -> Bool {
        context.frame.contains(point) && style.isHit(in: context.frame, context.environment)
    }

    func draw(in context: ElementContext, _ pass: inout DrawingPass) {
        pass.fill(Path(context.frame.roundedToPixels(pass.scale)), style, context, FillStyle())
    }

    func reportedText(in environment: EnvironmentValues) -> String? { (style as? Color)?.description }
}

extension ShapeStyle {
    /// Whether what is filled with the style takes touches: clear areas take none.
    func isHit(in frame: CGRect, _ environment: EnvironmentValues) -> Bool {
        if case .paint(let paint) = resolvedPaint(in: frame, environment) { paint.isVisible } else { true }
    }
}

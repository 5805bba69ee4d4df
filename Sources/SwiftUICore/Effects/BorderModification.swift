import CoreGraphics
public import Foundation
import Scene

/// A view with a border inside its edges.
struct BorderModification: ElementModification {
    let style: any ShapeStyle
    let width: CGFloat

    func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        child.draw(in: &pass)
        guard context.frame.isFiniteRect, width > 0 else { return }
        let shape = RoundedRect(pass.pixelRect(context.frame))
        switch style.resolvedPaint(in: context.frame, context.environment) {
        case .paint(let paint): pass.draw(.fillBorder(shape, width: Double(width), paint))
        case let other:
            pass.draw(.fillBorder(shape, width: Double(width), .color(other.plainColor)))
        }
    }
}

extension View {
    /// Returns the view with a border in a style inside its edges; the width in points.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modified(by: BorderModification(style: content, width: width))
    }
}

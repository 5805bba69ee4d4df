package import Foundation
import Geometry
import Scene

/// A line that separates other content: vertical in a horizontal stack, horizontal elsewhere.
public struct Divider: SystemView, Sendable {
    /// Creates a line that separates other content.
    public init() {}
}

extension Divider: LeafView {
    package func size(for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        let axis = context.element.stackAxis ?? .vertical
        return CGSize(axis, context.environment.pixelLength, proposal[axis.other] ?? 10)
    }

    package func draw(in context: ElementContext, _ pass: inout DrawingPass) {
        var rect = pass.pixelRect(context.frame)
        let axis = context.element.stackAxis ?? .vertical
        // A line of a pixel stays one wherever its edges are rounded to.
        let pixel = 1 / pass.scale
        if axis == .vertical { rect.size.height = max(pixel, rect.size.height) }
        if axis == .horizontal { rect.size.width = max(pixel, rect.size.width) }
        pass.draw(.fillRect(rect, .color(SystemPalette.separator.color(in: context.environment))))
    }
}

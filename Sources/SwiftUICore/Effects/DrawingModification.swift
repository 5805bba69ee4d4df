import Foundation
import Geometry
import Scene

/// A modifier of drawing, without effect on layout: what is inside is drawn in one group.
protocol GroupModification: ElementModification {
    /// Returns the scope of the group.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of what is drawn, in points of the host.
    ///   - context: The element of the modifier.
    /// - Returns: The scope around the drawing; nil to draw without one.
    func scope(_ bounds: Rect, _ context: ElementContext) -> Scope?
}

extension GroupModification {
    package func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        let items = pass.items { child.draw(in: &$0) }
        guard let bounds = items.groupBounds else { return }
        guard let scope = scope(bounds, context) else { return pass.append(items) }
        pass.scope(scope) { $0.append(items) }
    }
}

/// A modifier of drawing, without effect on layout: the commands are changed.
protocol DrawingModification: ElementModification {
    /// Returns the commands of the changed drawing.
    ///
    /// - Parameters:
    ///   - commands: The drawing of the content, in points of the host.
    ///   - context: The element of the modifier.
    ///   - pass: The pass that the drawing is one of.
    /// - Returns: The commands that are drawn in their place.
    func changed(
        _ commands: [DrawCommand], _ context: ElementContext, _ pass: DrawingPass
    ) -> [DrawCommand]
}

extension DrawingModification {
    package func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        let outer = pass
        pass.changing {
            changed($0, context, outer)
        } _: {
            child.draw(in: &$0)
        }
    }
}

extension [DrawCommand] {
    /// The commands within a scope.
    func within(_ scope: Scope) -> [DrawCommand] { [.push(scope)] + self + [.pop] }

    /// The bounds of the drawing, a little larger; of nothing an empty rectangle.
    var groupBounds: Rect { markedBounds?.inset(by: Insets(all: -1)) ?? .zero }
}

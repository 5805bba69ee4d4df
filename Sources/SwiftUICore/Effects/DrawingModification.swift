import CoreGraphics
import Foundation
import Geometry
import Scene

/// A modifier of drawing, without effect on layout.
protocol DrawingModification: ElementModification {
    /// Returns the commands of the changed drawing.
    ///
    /// - Parameters:
    ///   - commands: The drawing of the content, in points of the host.
    ///   - context: The element of the modifier.
    ///   - scale: The pixels of the display per point.
    /// - Returns: The commands that are drawn in their place.
    func changed(_ commands: [DrawCommand], _ context: ElementContext, scale: CGFloat) -> [DrawCommand]
}

extension DrawingModification {
    package func draw(_ child: LayoutElement, in context: ElementContext, _ pass: inout DrawingPass) {
        let commands = pass.recording { child.draw(in: &$0) }
        guard !commands.isEmpty else { return }
        pass.append(changed(commands, context, scale: pass.scale))
    }
}

extension [DrawCommand] {
    /// The commands within a scope.
    func within(_ scope: Scope) -> [DrawCommand] { [.push(scope)] + self + [.pop] }

    /// The bounds of the drawing, a little larger; of nothing an empty rectangle.
    var groupBounds: Rect { markedBounds?.inset(by: Insets(all: -1)) ?? .zero }
}

import CoreGraphics
package import Foundation
import Geometry
import Scene
import Typography

extension Text: View, SystemView {
    /// The type of a text's body.
    public typealias Body = Never
}

extension Text: LeafView {
    package func makeCache(in environment: EnvironmentValues) -> AnyObject? {
        TextMeasure(self, in: environment)
    }

    private func measure(_ context: ElementContext) -> TextMeasure {
        context.kept(by: self, as: TextMeasure.self) ?? TextMeasure(self, in: context.environment)
    }

    package func size(for proposal: ProposedViewSize, in context: ElementContext) -> CGSize {
        measure(context).size(for: proposal)
    }

    package func spacing(in context: ElementContext) -> ViewSpacing {
        var spacing = ViewSpacing()
        let leading = measure(context).firstLeading
        spacing[.top] = .text(leading: leading)
        spacing[.bottom] = .text(leading: leading)
        return spacing
    }

    package func guide(
        _ key: AlignmentKey, for proposal: ProposedViewSize, in context: ElementContext
    ) -> CGFloat? {
        guard key.id is any VerticalAlignment.TextBaseline.Type else { return nil }
        let layout = measure(context).layout(for: proposal)
        let isFirst = key.id == VerticalAlignment.FirstTextBaseline.self
        return CGFloat(isFirst ? layout.firstBaseline : layout.lastBaseline)
            .roundedToPixel(context.environment.displayScale)
    }

    package func draw(in context: ElementContext, _ pass: inout DrawingPass) {
        let rect = pass.pixelRect(context.frame), measure = measure(context)
        guard rect.isFinite else { return }
        // The lines are those that were measured, aligned in the text's own width.
        let layout = measure.layout(
            for: ProposedViewSize(
                width: CGFloat(rect.width) + 0.01,
                height: context.element.placedProposal.height.map {
                    max($0, context.frame.height)
                }))
        if context.environment.isRedacted {
            return pass.drawPlaceholders(in: layout.lines.map { $0.rect.offset(by: rect.origin) }, context)
        }
        measure.reportProblems(of: layout)
        let commands = layout.commands(at: rect.origin, displayScale: Double(pass.scale))
        if let style = measure.maskedStyle, !commands.isEmpty {
            drawMasked(commands, style, rect, context, &pass)
        } else {
            pass.append(commands)
        }
        for box in layout.lines.flatMap(\.attachments) where measure.images.indices.contains(box.id) {
            measure.images[box.id].draw(in: CGRect(box.rect.offset(by: rect.origin)), context, &pass)
        }
    }

    private func drawMasked(
        _ commands: [DrawCommand], _ style: AnyShapeStyle, _ rect: Rect, _ context: ElementContext,
        _ pass: inout DrawingPass
    ) {
        let bounds = commands.groupBounds.union(rect)
        pass.scope(.layer(opacity: 1, bounds: bounds)) { pass in
            pass.fill(Path(CGRect(bounds)), style, context, FillStyle())
            pass.append(commands.within(.mask(bounds: bounds)))
        }
    }

    package func reportedText(in environment: EnvironmentValues) -> String? {
        TextComposer(self, in: environment).string
    }
}

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
        let measure = measure(context)
        if let change, context.environment.contentTransition != .identity {
            return draw(change, measure, context, &pass)
        }
        // The lines are those that were measured, aligned in the text's own width, also on the way to a new place.
        let width = CGFloat(pass.pixelRect(context.element.frame).width) + 0.01
        draw(measure, width, context, &pass)
    }

    /// Draws a text on its way from another one.
    private func draw(
        _ change: Change, _ measure: TextMeasure, _ context: ElementContext, _ pass: inout DrawingPass
    ) {
        let before = TextMeasure(Text(segments: change.old), in: context.environment)
        let width = CGFloat(pass.pixelRect(context.element.frame).width) + 0.01
        let change = ContentChange(
            old: pass.recording { draw(before, before.size(for: .unspecified).width + 0.01, context, &$0) },
            new: pass.recording { draw(measure, width, context, &$0) }, share: change.share)
        guard case .numeric(let countsDown) = context.environment.contentTransition.kind else {
            return pass.append(change.faded)
        }
        let isLess = (Text.number(measure.string) ?? 0) < (Text.number(before.string) ?? 0)
        pass.append(
            change.rolled(by: Double(context.frame.height), countsDown: countsDown ?? isLess))
    }

    /// The first number in a text; nil for none.
    private static func number(_ text: String) -> Double? {
        let start = text.drop { !$0.isNumber && $0 != "-" && $0 != "−" }
        let digits = start.dropFirst().prefix { $0.isNumber || $0 == "." }
        return start.first.flatMap { Double(($0 == "−" ? "-" : String($0)) + digits) }
    }

    private func draw(
        _ measure: TextMeasure, _ width: CGFloat, _ context: ElementContext, _ pass: inout DrawingPass
    ) {
        let rect = pass.pixelRect(context.frame)
        guard rect.isFinite else { return }
        let layout = measure.layout(
            for: ProposedViewSize(
                width: width,
                height: context.element.placedProposal.height.map {
                    max($0, context.element.frame.height)
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

    package func secondsToChange(in environment: EnvironmentValues) -> TimeInterval? {
        segments.compactMap { segment -> TimeInterval? in
            switch segment.content {
            case .date(let date): date.secondsToChange
            case .localized(let key, _):
                key.texts.compactMap { $0.secondsToChange(in: environment) }.min()
            default: nil
            }
        }.min()
    }

    package func reportedText(in environment: EnvironmentValues) -> String? {
        TextComposer(self, in: environment).string
    }
}

import Diagnostics
import Geometry
import Scene

extension UIView {
    /// Returns a placeholder for content that a static image cannot show, such as a map: a gray box with a
    /// cross and a label. A note reports it, so that it is never mistaken for the real content.
    func labeledPlaceholder(_ label: String, in context: ContentContext) -> [DrawCommand] {
        guard bounds.width > 0, bounds.height > 0 else { return [] }
        RenderEnvironment.current.report(
            Diagnostic(
                .viewPlaceholder, "\(className.withArticle) is drawn as a labelled placeholder",
                of: className, view: displayName))
        let area = bounds.rect
        let line = context.color(.systemGray4)
        let cross = Path([
            .move(area.origin), .line(Point(x: area.maxX, y: area.maxY)),
            .move(Point(x: area.maxX, y: area.minY)), .line(Point(x: area.minX, y: area.maxY)),
        ])
        let controlText = ControlText(
            text: label, font: .systemFont(ofSize: 12, weight: .medium), color: .secondaryLabel,
            alignment: .center)
        let size = block(controlText).size
        let tag = CGRect(
            center: CGPoint(x: bounds.midX, y: bounds.midY), width: min(bounds.width, size.width + 20),
            height: min(bounds.height, size.height + 8))
        let background = context.color(.systemGray5)
        return [
            .push(.clip(RoundedRect(area))), .draw(.fillRect(area, .color(background))),
            .draw(.strokePath(cross, StrokeStyle(width: 1), .color(line))),
            .draw(.fillBorder(RoundedRect(area), width: 1, .color(line))),
            .draw(.fillRect(tag.rect, .color(background))),
        ] + commands(controlText, in: tag, context) + [.pop]
    }
}

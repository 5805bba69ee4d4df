import Geometry
package import Scene
package import UIKitCore

/// Outlines an empty view of a class whose code is not available: a dashed border with the name of the class.
package final class OutlineView: PlaceholderBase {
    private let name: String

    /// Creates a view for a class.
    package init(of name: String) {
        self.name = name
        super.init(frame: .zero)
    }

    package required init?(coder: NSCoder) { nil }

    package override func placeholder(in context: ContentContext) -> [DrawCommand] {
        outline(named: name, in: context)
    }
}

extension UIView {
    /// Returns a dashed border of the view with a name at its center, if there is room for it.
    func outline(named name: String, in context: ContentContext) -> [DrawCommand] {
        guard bounds.width > 1, bounds.height > 1, bounds.rect.isFinite else { return [] }
        let edge = bounds.rect.inset(by: Insets(all: 0.5))
        var style = StrokeStyle(width: 1)
        style.dashes = [4, 3]
        let outline = RoundedRect(edge, radius: 0).path
        let color = context.color(.systemGray)
        let drawn: [DrawCommand] = [
            .push(.clip(RoundedRect(bounds.rect))), .draw(.strokePath(outline, style, .color(color))),
        ]
        var text = ControlText(
            centered: name, font: .systemFont(ofSize: 11, weight: .medium), color: .systemGray)
        text.lineBreakMode = .byTruncatingMiddle
        let height = block(text).size.height
        guard bounds.width >= 30, bounds.height >= height else { return drawn + [.pop] }
        let line = CGRect(
            center: CGPoint(x: bounds.midX, y: bounds.midY), width: bounds.width - 8, height: height)
        return drawn + commands(text, in: line, context) + [.pop]
    }
}

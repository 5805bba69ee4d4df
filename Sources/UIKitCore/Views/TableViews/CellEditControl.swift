import Geometry
import Scene

/// The round control before a row while the table is edited.
final class CellEditControl: UIControl {
    /// The action of the control.
    enum Kind {
        case delete, insert, select
    }

    var kind = Kind.delete
    /// The color of the circle; nil for that of its kind.
    var fillColor: UIColor?
    /// The color of its symbol; nil for white.
    var symbolColor: UIColor?

    /// The width that it takes from the content. Source: content of edited cells in public view dumps, 38.
    static let width: CGFloat = 38
    /// The diameter in points. Chosen: from the cell's margin of 16 to the content.
    static let discWidth: CGFloat = 22

    override func content(in context: ContentContext) -> [DrawCommand] {
        let disc = CGRect(
            center: CGPoint(x: isRightToLeft ? bounds.minX + 11 : bounds.maxX - 11, y: bounds.midY),
            width: Self.discWidth, height: Self.discWidth)
        let middle = Point(x: disc.midX, y: disc.midY)
        let symbol = context.color(symbolColor ?? .white)
        func fill(_ color: UIColor) -> [DrawCommand] {
            ControlShape.filled(disc, radius: 11, context.color(fillColor ?? color))
        }
        switch kind {
        case .delete:
            return fill(.systemRed)
                + ControlGlyph.minus.commands(at: middle, side: 11, width: 2, color: symbol)
        case .insert:
            return fill(.systemGreen)
                + ControlGlyph.plus.commands(at: middle, side: 11, width: 2, color: symbol)
        case .select:
            guard isSelected else {
                let ring = RoundedRect(disc.rect, radius: 11)
                return [.draw(.fillBorder(ring, width: 1.5, .color(context.color(.systemGray3))))]
            }
            let check = Path([
                .move(middle + Point(x: -4.5, y: 0.5)), .line(middle + Point(x: -1.5, y: 3.5)),
                .line(middle + Point(x: 4.5, y: -3.5)),
            ])
            let style = StrokeStyle(width: 1.75, cap: .round, join: .round)
            return fill(tintColor ?? .systemBlue)
                + [.draw(.strokePath(check, style, .color(symbol)))]
        }
    }
}

/// The reorder control of a row: three lines.
final class CellReorderControl: UIView {
    /// The width of the lines. Chosen: like the symbol of three lines at the size of body text.
    static let width: CGFloat = 20

    override func content(in context: ContentContext) -> [DrawCommand] {
        [-5.5, 0, 5.5].map { offset in
            let line = Rect(x: bounds.minX, y: bounds.midY + offset - 0.75, width: bounds.width, height: 1.5)
            return .draw(
                .fillRoundedRect(
                    RoundedRect(line, radius: 0.75), .color(context.color(.systemGray3))))
        }
    }
}

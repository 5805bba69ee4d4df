import Geometry
import Scene

/// The accessory at the trailing end of a row: a chevron, a checkmark or a button.
final class CellAccessoryView: UIView {
    var type = UITableViewCell.AccessoryType.none
    /// Whether the chevron points down, as for an expanded item.
    var pointsDown = false
    /// The color of the chevron; nil for gray.
    var chevronColor: UIColor?

    override func content(in context: ContentContext) -> [DrawCommand] {
        let tint = context.color(tintColor ?? .systemBlue)
        switch type {
        case .none: return []
        case .disclosureIndicator: return [chevron(context)]
        case .checkmark: return [checkmark(tint)]
        case .detailButton: return button(at: bounds.maxX - 12.5, tint)
        case .detailDisclosureButton: return button(at: bounds.minX + 12.5, tint) + [chevron(context)]
        }
    }

    /// Returns the chevron. Source: chevrons 8 by 13 points in a light gray, their end at the margin.
    private func chevron(_ context: ContentContext) -> DrawCommand {
        let isMirrored = isRightToLeft
        let tip = isMirrored ? bounds.minX + 1 : bounds.maxX - 1
        let far = isMirrored ? tip + 6 : tip - 6
        let middle = (tip + far) / 2
        let path =
            pointsDown
            ? Path([
                .move(Point(x: middle - 5.5, y: bounds.midY - 3)),
                .line(Point(x: middle, y: bounds.midY + 3)),
                .line(Point(x: middle + 5.5, y: bounds.midY - 3)),
            ])
            : Path([
                .move(Point(x: far, y: bounds.midY - 5.5)), .line(Point(x: tip, y: bounds.midY)),
                .line(Point(x: far, y: bounds.midY + 5.5)),
            ])
        return .draw(
            .strokePath(
                path, StrokeStyle(width: 2, cap: .round), .color(context.color(chevronColor ?? .systemGray3)))
        )
    }

    private func checkmark(_ color: Color) -> DrawCommand {
        let x = bounds.midX - 6.5, y = bounds.midY
        let path = Path([
            .move(Point(x: x, y: y + 0.5)), .line(Point(x: x + 4.5, y: y + 5.5)),
            .line(Point(x: x + 13, y: y - 6)),
        ])
        return .draw(.strokePath(path, StrokeStyle(width: 2, cap: .round, join: .round), .color(color)))
    }

    private func button(at x: Double, _ color: Color) -> [DrawCommand] {
        let circle = Rect(x: x - 11, y: bounds.midY - 11, width: 22, height: 22)
        let stem = Rect(x: x - 1, y: bounds.midY - 1.5, width: 2, height: 7)
        let dot = Rect(x: x - 1.25, y: bounds.midY - 6, width: 2.5, height: 2.5)
        return [
            .draw(.fillBorder(RoundedRect(circle, radius: 11), width: 1.5, .color(color))),
            .draw(.fillRect(stem, .color(color))),
            .draw(.fillRoundedRect(RoundedRect(dot, radius: 1.25), .color(color))),
        ]
    }
}

import Geometry
import Scene

/// A row of an open menu.
final class MenuRowView: UIControl {
    let element: UIMenuElement
    /// Whether the row leaves space for a mark before its title, as some row of the menu has one.
    private let hasMarks: Bool
    /// Whether the row is the title of its own submenu, which it closes.
    private let isOpen: Bool
    /// Called when the row is tapped.
    private let choose: (UIMenuElement) -> Void

    // Chosen: figures near those of screenshots of iOS 17: rows of 44 points, of 60 with a subtitle; titles of 17
    // points, 16 from the leading edge and 32 with marks; images centered 27 points from the trailing edge.
    private static let titleStart: CGFloat = 16, markedTitleStart: CGFloat = 32, imageCenter: CGFloat = 27
    private static let markCenter: CGFloat = 19

    init(
        _ element: UIMenuElement, hasMarks: Bool, isOpen: Bool = false,
        choose: @escaping (UIMenuElement) -> Void
    ) {
        self.element = element
        self.isOpen = isOpen
        self.hasMarks = hasMarks
        self.choose = choose
        super.init(frame: .zero)
        isEnabled = !element.shownAttributes.contains(.disabled)
    }

    required init?(coder: NSCoder) { nil }

    static func height(of element: UIMenuElement) -> CGFloat { element.subtitle == nil ? 44 : 60 }

    override var displayedText: String? { element.title }
    override var handlesSingleTaps: Bool { true }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside { choose(element) }
    }

    override func content(in context: ContentContext) -> [DrawCommand] {
        var commands: [DrawCommand] = []
        if isHighlighted {
            commands.append(.draw(.fillRect(bounds.rect, .color(context.color(.systemFill)))))
        }
        let isDestructive = element.shownAttributes.contains(.destructive)
        let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        let font = UIFont.systemFont(ofSize: 17, weight: isOpen ? .semibold : .regular)
        let title = ControlText(text: element.title, font: font, color: color)
        let start = hasMarks ? Self.markedTitleStart : Self.titleStart
        let end = element.image == nil ? Self.titleStart : 2 * Self.imageCenter - 4
        var area = mirrored(
            CGRect(x: start, y: 0, width: max(0, bounds.width - start - end), height: bounds.height))
        if let subtitle = element.subtitle {
            let text = ControlText(text: subtitle, font: .systemFont(ofSize: 12), color: .secondaryLabel)
            let lower = CGRect(x: area.minX, y: bounds.midY + 2, width: area.width, height: 18)
            commands += self.commands(text, in: lower, context)
            area = CGRect(x: area.minX, y: bounds.midY - 22, width: area.width, height: 24)
        }
        commands += self.commands(title, in: area, context)
        if let mark { commands += symbol(mark, at: Self.markCenter, color, context) }
        if let image = element.image {
            commands += draw(image, at: bounds.width - Self.imageCenter, color, context)
        }
        return commands
    }

    /// The name of the symbol before the title; nil for none.
    private var mark: String? {
        if element is UIMenu {
            return isOpen ? "chevron.down" : isRightToLeft ? "chevron.left" : "chevron.right"
        }
        return switch element.shownState {
        case .on: "checkmark"
        case .mixed: "minus"
        case .off: nil
        }
    }

    private func symbol(
        _ name: String, at x: CGFloat, _ color: UIColor, _ context: ContentContext
    ) -> [DrawCommand] {
        // Chosen: small symbols, semibold.
        let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        guard let image = UIImage(systemName: name, withConfiguration: configuration) else { return [] }
        return draw(image, at: x, color, context)
    }

    private func draw(
        _ image: UIImage, at x: CGFloat, _ color: UIColor, _ context: ContentContext
    ) -> [DrawCommand] {
        // Chosen: images no larger than 24 points.
        let scale = min(1, 24 / max(image.size.width, image.size.height, 1))
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        let area = mirrored(
            CGRect(
                x: x - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
                height: size.height))
        let tint = image.renderingMode == .alwaysOriginal ? nil : context.color(color)
        return image.commands(in: area, mode: .scaleToFill, tint: tint)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

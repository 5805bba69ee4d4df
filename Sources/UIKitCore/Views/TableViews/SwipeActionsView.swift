import Geometry
import Scene

/// The buttons of swipe actions beside a row.
final class SwipeActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    private let isLeading: Bool
    private var buttons: [SwipeActionButton] = []

    /// Creates the buttons; the closure is called with the action whose button is tapped, and the button.
    init(
        _ configuration: UISwipeActionsConfiguration, isLeading: Bool,
        action: @escaping (UIContextualAction, UIView) -> Void
    ) {
        self.configuration = configuration
        self.isLeading = isLeading
        super.init(frame: .zero)
        clipsToBounds = true
        for entry in configuration.actions {
            let button = SwipeActionButton(entry)
            button.addTarget(for: .touchUpInside) { control, _ in action(entry, control) }
            buttons.append(button)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// The width at which all buttons are shown.
    var openWidth: CGFloat { buttons.reduce(0) { $0 + $1.intrinsicContentSize.width } }

    /// Lays out the first button at the edge, the others toward the row.
    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = openWidth > 0 ? bounds.width / openWidth : 1
        var x: CGFloat = 0
        for button in isLeading != isRightToLeft ? buttons : buttons.reversed() {
            let width = button.intrinsicContentSize.width * scale
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            x += width
        }
    }
}

/// The button of an action.
private final class SwipeActionButton: UIControl {
    private let entry: UIContextualAction

    init(_ entry: UIContextualAction) {
        self.entry = entry
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    /// The padding beside the title. Source: the delete button of a row in a public view dump, 15 on each side of a
    /// title of 17 points, 82 in all. Chosen: at least 74.
    private static let padding: CGFloat = 15, leastWidth: CGFloat = 74

    private var titleText: ControlText {
        ControlText(
            text: entry.title ?? "", font: .systemFont(ofSize: 17), color: .white, alignment: .center)
    }

    override var intrinsicContentSize: CGSize {
        let width = entry.title?.isEmpty == false ? block(titleText).size.width : 0
        return CGSize(
            width: max(
                Self.leastWidth, (max(width, entry.image?.size.width ?? 0)).rounded(.up) + 2 * Self.padding),
            height: UIView.noIntrinsicMetric)
    }

    override var displayedText: String? { entry.title }

    override func content(in context: ContentContext) -> [DrawCommand] {
        let color = entry.backgroundColor ?? (entry.style == .destructive ? .systemRed : .systemGray)
        var commands: [DrawCommand] = [.draw(.fillRect(bounds.rect, .color(context.color(color))))]
        let textHeight = entry.title?.isEmpty == false ? titleText.font.lineHeight : 0
        var area = bounds
        if let image = entry.image {
            let gap: CGFloat = textHeight > 0 ? 4 : 0
            let top = bounds.midY - (image.size.height + gap + textHeight) / 2
            let place = CGRect(
                x: bounds.midX - image.size.width / 2, y: top, width: image.size.width,
                height: image.size.height)
            let isTinted = image.renderingMode != .alwaysOriginal
            commands += image.commands(
                in: place, mode: .scaleToFill, tint: isTinted ? context.color(.white) : nil)
            area = CGRect(x: bounds.minX, y: place.maxY + gap, width: bounds.width, height: textHeight)
        }
        if isHighlighted {
            let shade = UIColor.black.withAlphaComponent(0.1)
            commands.append(.draw(.fillRect(bounds.rect, .color(context.color(shade)))))
        }
        return commands + self.commands(titleText, in: area, context)
    }
}

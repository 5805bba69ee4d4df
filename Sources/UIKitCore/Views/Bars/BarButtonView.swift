import Geometry
import Scene

/// The view of a bar button item: a title or image with padding at both sides.
final class BarButtonView: UIControl {
    let item: UIBarButtonItem
    /// Whether it is a back button, with a chevron before the title.
    let isBack: Bool

    /// The padding at each side of titles and images, so that items 8 points apart have separate touch
    /// areas.
    /// Source: view dumps of navigation bars; titles begin 16 points from the edge, buttons 8.
    static let padding: CGFloat = 8
    /// The x coordinate of a back button's title in points. Measured: snapshots of iOS 17 at 3x.
    static let backTitleStart: CGFloat = 29

    /// The appearance of the button in the bar, queried while it is laid out and drawn.
    var itemAppearance: (BarButtonView) -> UIBarButtonItemAppearance? = { _ in nil }

    /// Whether a back button shows only its chevron, while its title is animated as a separate label.
    var hidesTitle = false

    init(_ item: UIBarButtonItem, isBack: Bool = false) {
        self.item = item
        self.isBack = isBack
        super.init(frame: .zero)
        if let view = item.customView {
            view.translatesAutoresizingMaskIntoConstraints = true
            addSubview(view)
        }
    }

    required init?(coder: NSCoder) {
        item = UIBarButtonItem()
        isBack = false
        super.init(coder: coder)
    }

    override var handlesSingleTaps: Bool { true }
    override var ownMenu: UIMenu? { item.menu }

    /// Performs the item's action.
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard isTouchInside, item.isEnabled else { return }
        if isBack {
            (superview as? UINavigationBar)?.goBack()
        } else if item.opensMenu {
            openMenu()
        } else {
            item.performAction(with: event)
        }
    }

    override var displayedText: String? { item.title }

    /// Returns the width in points in a bar of a height.
    func width(inHeight height: CGFloat) -> CGFloat {
        if item.width > 0 { return item.width }
        if item.systemItem?.isSpace == true { return 0 }
        if let view = item.customView { return customSize(of: view).width }
        let content = image?.size.width ?? block(.label)?.size.width ?? Self.plusImageWidth
        guard !isBack else { return backTitleStart + content }
        return content + 2 * Self.padding
    }

    private func customSize(of view: UIView) -> CGSize {
        let size = view.bounds.size
        guard size.width <= 0 || size.height <= 0 else { return size }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.width > 0 ? fitting : view.intrinsicContentSize
    }

    /// Centers the custom view vertically in the bar.
    func placeCustomView() {
        guard let view = item.customView else { return }
        let size = customSize(of: view)
        view.frame = CGRect(
            x: 0, y: ((bounds.height - size.height) / 2).rounded(.down), width: bounds.width,
            height: size.height)
    }

    // MARK: Drawing

    /// Measured: a snapshot of iOS 13 at 3x, a plus of 17.8 points with round ends, centered 10.83 from the margin.
    private static let plusImageWidth: CGFloat = 21.67

    /// The item's image, or the symbol of its system item.
    private var image: UIImage? {
        if let image = item.image { return image }
        // Chosen: the large scale at the size of titles.
        let configuration = UIImage.SymbolConfiguration(pointSize: 17, weight: .unspecified, scale: .large)
        return item.systemItem?.symbolName.flatMap {
            UIImage(systemName: $0, withConfiguration: configuration)
        }
    }

    override func content(in context: ContentContext) -> [DrawCommand] {
        guard item.customView == nil, item.systemItem?.isSpace != true else { return [] }
        var color = context.color(item.tintColor ?? tintColor ?? .systemBlue)
        if !item.isEnabled { color = context.color(.tertiaryLabel) }
        // Chosen: as titles of system buttons while touched.
        if isHighlighted, item.isEnabled { color = color.multipliedAlpha(by: 0.2) }
        if isBack { return backContent(color) }
        return backgroundContent(in: context) + foregroundContent(color)
    }

    /// The background image that was set for the item.
    private func backgroundContent(in context: ContentContext) -> [DrawCommand] {
        let states: [UIControl.State] = [titleState ?? .normal, .normal]
        let own = states.lazy.compactMap { self.item.backgroundImage(for: $0, barMetrics: .default) }.first
        guard let image = own ?? itemAppearance(self)?.normal.backgroundImage else { return [] }
        let height = min(bounds.height, image.size.height)
        let area = CGRect(x: 0, y: bounds.midY - height / 2, width: bounds.width, height: height)
        return image.commands(in: area, mode: .scaleToFill, tint: nil)
    }

    private func foregroundContent(_ color: Color) -> [DrawCommand] {
        if let image {
            let area = Rect(
                x: bounds.midX - image.size.width / 2, y: bounds.midY - image.size.height / 2,
                width: image.size.width, height: image.size.height)
            let tint = image.renderingMode == .alwaysOriginal ? nil : color
            return image.commands(in: CGRect(area), mode: .scaleToFill, tint: tint)
        }
        if let block = block(color: color) {
            let size = block.size
            return block.commands(
                in: Rect(x: bounds.midX - size.width / 2, y: 0, width: size.width, height: bounds.height))
        }
        guard item.systemItem == .add else { return [] }
        return ControlGlyph.plus.commands(
            at: Point(x: bounds.midX, y: bounds.midY), side: 16.2, width: 1.64, color: color)
    }

    private func backContent(_ color: Color) -> [DrawCommand] {
        // Measured: snapshots of iOS 17 and 18 at 3x; 11 by 19 points with round ends, 9.33 from the edge.
        let tip = Point(x: 10.6, y: bounds.midY - 1.0 / 6)
        let ends = [-8.1, 8.1].map { Point(x: 19.06, y: tip.y + $0) }
        let path = Path([.move(ends[0]), .line(tip), .line(ends[1])])
        let style = StrokeStyle(width: 2.55, cap: .round, join: .round)
        var indicator = [DrawCommand.draw(.strokePath(path, style, .color(color)))]
        if let image = backIndicator {
            let area = CGRect(
                x: Self.padding, y: bounds.midY - image.size.height / 2, width: image.size.width,
                height: image.size.height)
            let tint = image.renderingMode == .alwaysOriginal ? nil : color
            indicator = image.commands(in: area, mode: .scaleToFill, tint: tint)
        }
        guard !hidesTitle, let block = block(color: color) else { return indicator }
        let start = backTitleStart
        let area = Rect(x: start, y: 0, width: bounds.width - start, height: bounds.height)
        return indicator + block.commands(in: area)
    }

    /// The image that replaces the chevron in the bar.
    private var backIndicator: UIImage? { (superview as? UINavigationBar)?.shownBackIndicator }

    /// The x coordinate of the title: as far behind an image as behind the chevron.
    private var backTitleStart: CGFloat {
        backIndicator.map { Self.padding + $0.size.width + Self.padding } ?? Self.backTitleStart
    }

    /// The state whose attributes the title has besides those of enabled buttons; nil for none.
    private var titleState: UIControl.State? {
        item.isEnabled ? (isHighlighted ? .highlighted : nil) : .disabled
    }

    /// The attributes of the title: those that were set for the item, and where it has none those of the bar.
    private var titleAttributes: [NSAttributedString.Key: Any] {
        let appearance = itemAppearance(self)
        var attributes = appearance?.normal.titleTextAttributes ?? [:]
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        guard let state = titleState else { return attributes }
        // The color of enabled buttons is not that of disabled ones.
        if state == .disabled { attributes[.foregroundColor] = nil }
        let ofState = state == .disabled ? appearance?.disabled : appearance?.highlighted
        attributes.merge(ofState?.titleTextAttributes ?? [:]) { $1 }
        attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        return attributes
    }

    private func block(_ color: UIColor) -> TextBlock? { block(color: color.color(in: traitCollection)) }

    private func block(color: Color) -> TextBlock? {
        guard let title = item.title, !title.isEmpty else { return nil }
        let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        let style = TextBlock.Style(
            font: font, color: color, alignment: .natural, lineBreakMode: .byTruncatingTail,
            isRightToLeft: isRightToLeft)
        return .barTitle(title, attributes: titleAttributes, style: style, traits: traitCollection)
    }
}

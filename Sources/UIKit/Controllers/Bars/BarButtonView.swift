import Diagnostics
import Geometry
import Scene

/// The view of a bar button item: a title or image with padding at both sides.
final class BarButtonView: UIView {
    let item: UIBarButtonItem
    /// Whether it is a back button, with a chevron before the title.
    let isBack: Bool

    /// The padding at each side of titles and images, so that items at a distance of 8 have separate touch
    /// areas.
    /// Source: view dumps of navigation bars; titles begin 16 points from the edge, buttons 8.
    static let padding: CGFloat = 8
    /// Source: dumps of navigation bars, 13x21 with 6 points to the title.
    private static let chevron = CGSize(width: 13, height: 21)

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

    override var displayedText: String? { item.title }

    /// Returns the width in a bar of a height.
    func width(inHeight height: CGFloat) -> CGFloat {
        if item.width > 0 { return item.width }
        if item.systemItem?.isSpace == true { return 0 }
        if let view = item.customView { return customSize(of: view).width }
        let content = item.image?.size.width ?? block(.label)?.size.width ?? Self.symbolLength
        guard !isBack else { return Self.padding + Self.chevron.width + 6 + content }
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

    /// Chosen: a bar's plus symbol by eye, 17 points across at the standard text size.
    private static let symbolLength: CGFloat = 17

    override func content(in context: ContentContext) -> [DrawCommand] {
        guard item.customView == nil, item.systemItem?.isSpace != true else { return [] }
        var color = context.color(item.tintColor ?? tintColor ?? .systemBlue)
        if !item.isEnabled { color = context.color(.tertiaryLabel) }
        if isBack { return backContent(color) }
        if let image = item.image {
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
        return item.systemItem.map { symbol($0, color) } ?? []
    }

    private func backContent(_ color: Color) -> [DrawCommand] {
        let size = Self.chevron, top = (bounds.height - size.height) / 2
        // The center of the stroke is half its width inside the box of 13 by 21 points.
        let far = Point(x: Self.padding + 11, y: top + 1.5),
            tip = Point(x: Self.padding + 1.5, y: bounds.midY)
        let path = Path([.move(far), .line(tip), .line(Point(x: far.x, y: top + size.height - 1.5))])
        var commands: [DrawCommand] = [.draw(.strokePath(path, StrokeStyle(width: 2.5), .color(color)))]
        if let block = block(color: color) {
            let start = Self.padding + size.width + 6
            commands += block.commands(
                in: Rect(x: start, y: 0, width: bounds.width - start, height: bounds.height))
        }
        return commands
    }

    /// Returns a plus or a cross; other system images are not reproduced.
    private func symbol(_ systemItem: UIBarButtonItem.SystemItem, _ color: Color) -> [DrawCommand] {
        let reach = Self.symbolLength / 2, middle = Point(x: bounds.midX, y: bounds.midY)
        func line(_ from: Point, _ to: Point) -> DrawCommand {
            .draw(.strokePath(Path([.move(from), .line(to)]), StrokeStyle(width: 2), .color(color)))
        }
        func at(_ x: Double, _ y: Double) -> Point { Point(x: middle.x + x, y: middle.y + y) }
        switch systemItem {
        case .add: return [line(at(-reach, 0), at(reach, 0)), line(at(0, -reach), at(0, reach))]
        case .stop, .close:
            let reach = reach * 0.8
            return [line(at(-reach, -reach), at(reach, reach)), line(at(-reach, reach), at(reach, -reach))]
        default:
            RenderEnvironment.current.report(
                Diagnostic(
                    .imageSymbol, "the system item '\(systemItem)' has no image", of: "\(systemItem)",
                    view: displayName,
                    hints: ["give the item an image of your own"]))
            return MissingContent.commands(
                in: Rect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach))
        }
    }

    private func block(_ color: UIColor) -> TextBlock? { block(color: color.color(in: traitCollection)) }

    private func block(color: Color) -> TextBlock? {
        guard let title = item.title, !title.isEmpty else { return nil }
        let font = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        let style = TextBlock.Style(
            font: font, color: color, alignment: .natural, lineBreakMode: .byTruncatingTail,
            isRightToLeft: isRightToLeft)
        return TextBlock(
            title, style: style, width: .infinity, height: .infinity, maximumNumberOfLines: 1,
            scale: traitCollection.displayScale, engine: RenderEnvironment.current.textEngine)
    }
}

import Geometry
import Scene

/// The view of a tab bar item: an image above a title, or next to it where the bar is low or wide.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    /// Whether the title is beside the image.
    var isSideBySide = false
    /// The color of items that are not selected; nil for the system's gray.
    var unselectedColor: () -> UIColor? = { nil }
    /// The appearance of the items of the bar.
    var itemAppearance: () -> UITabBarItemAppearance? = { nil }
    /// The views of the parts, once code has asked for them.
    private var parts: TabBarButtonParts?

    init(_ item: UITabBarItem, isSelected: Bool) {
        self.item = item
        super.init(frame: .zero)
        hidesParts = true
        self.isSelected = isSelected
    }

    required init?(coder: NSCoder) {
        item = UITabBarItem()
        super.init(coder: coder)
    }

    override var handlesSingleTaps: Bool { true }

    /// Selects the item.
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if isTouchInside, item.isEnabled { (superview as? UITabBar)?.selectTab(of: item) }
    }

    override var displayedText: String? { item.title }

    // MARK: Parts

    override func makeParts() { parts = TabBarButtonParts(self) }

    override func placeParts() { parts?.place(in: self) }

    override func content(in context: ContentContext) -> [DrawCommand] {
        let indicator = isSelected ? selectionIndicator : []
        guard hidesParts else { return indicator }
        let areas = partAreas(in: context)
        return indicator + imageCommands(in: areas.image, context)
            + titleCommands(in: areas.title, context) + badge(in: bounds, context)
    }

    /// Returns the areas of the image and of the title, with the adjustments of both.
    func partAreas(in context: ContentContext) -> (image: CGRect, title: CGRect) {
        let look = stateAppearance
        let title = titleBlock(context)
        var (imageArea, titleArea) = areas(shownImage?.size ?? .zero, title?.size ?? .zero)
        let shift =
            [item.titlePositionAdjustment, look?.titlePositionAdjustment].first { $0 != .zero } ?? nil
        titleArea = titleArea.offsetBy(dx: shift?.horizontal ?? 0, dy: shift?.vertical ?? 0)
        if shownImage != nil { imageArea = imageArea.inset(by: item.imageInsets) }
        return (imageArea, titleArea)
    }

    /// The image in the current state.
    var shownImage: UIImage? { isSelected ? item.selectedImage ?? item.image : item.image }

    private func contentColor(_ context: ContentContext) -> Color {
        // Measured: a gray of 146 in snapshots of iOS 17 and 18, disabled 226 on white.
        let gray = UIColor(white: 146 / 255, alpha: 1)
        let color = context.color(isSelected ? tintColor ?? .systemBlue : unselectedColor() ?? gray)
        return item.isEnabled ? color : color.multipliedAlpha(by: 0.27)
    }

    func imageCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        guard let image = shownImage else { return [] }
        let tint = stateAppearance?.iconColor.map(context.color) ?? contentColor(context)
        return image.commands(
            in: area, mode: .scaleToFill, tint: image.renderingMode == .alwaysOriginal ? nil : tint)
    }

    private func titleBlock(_ context: ContentContext) -> TextBlock? {
        block(
            item.title, size: isSideBySide ? 13 : 10, contentColor(context),
            attributes: titleAttributes(stateAppearance), context)
    }

    func titleCommands(in area: CGRect, _ context: ContentContext) -> [DrawCommand] {
        titleBlock(context)?.commands(in: area.rect) ?? []
    }

    /// The bar's image behind its selected item, centered in it.
    private var selectionIndicator: [DrawCommand] {
        guard let image = (superview as? UITabBar)?.selectionIndicatorImage else { return [] }
        let area = CGRect(
            center: CGPoint(x: bounds.midX, y: bounds.midY), width: image.size.width,
            height: image.size.height)
        return image.commands(
            in: area, mode: .scaleToFill, tint: image.isTemplate ? tintColor?.color(in: traitCollection) : nil
        )
    }

    private var stateAppearance: UITabBarItemStateAppearance? {
        let look = itemAppearance()
        if !item.isEnabled { return look?.disabled }
        return isSelected ? look?.selected : look?.normal
    }

    /// The attributes of the title: those that were set for the item, and where it has none those of the bar. The color
    /// of items that are not selected is not that of the selected one.
    private func titleAttributes(_ look: UITabBarItemStateAppearance?) -> [NSAttributedString.Key: Any] {
        let state: UIControl.State = !item.isEnabled ? .disabled : isSelected ? .selected : .normal
        var attributes = look?.titleTextAttributes ?? [:]
        attributes.merge(item.titleTextAttributes(for: .normal) ?? [:]) { $1 }
        if state != .normal {
            attributes[.foregroundColor] = look?.titleTextAttributes[.foregroundColor]
            attributes.merge(item.titleTextAttributes(for: state) ?? [:]) { $1 }
        }
        return attributes
    }

    /// Returns the areas of image and title. Source: view dumps in public repositories, images of 25 points with
    /// their center 18 below the bar's edge. Measured: titles of 10 points on a baseline 44 points below the top of the
    /// button, in snapshots of iOS 17 and 18. Chosen: the areas side by side.
    private func areas(_ image: CGSize, _ title: CGSize) -> (image: CGRect, title: CGRect) {
        guard isSideBySide else {
            return (
                CGRect(
                    x: bounds.midX - image.width / 2, y: 17 - image.height / 2, width: image.width,
                    height: image.height),
                CGRect(x: bounds.midX - title.width / 2, y: 34.5, width: title.width, height: title.height)
            )
        }
        let gap: CGFloat = image.width > 0 && title.width > 0 ? 8 : 0
        let left = bounds.midX - (image.width + gap + title.width) / 2
        return (
            CGRect(
                x: left, y: bounds.midY - image.height / 2, width: image.width, height: image.height),
            CGRect(
                x: left + image.width + gap, y: bounds.midY - title.height / 2, width: title.width,
                height: title.height)
        )
    }

    /// Returns the badge, a disc where its text is empty. Measured: badges 18 points high with text of 13, 2 below the
    /// top; without an image 11 to the right of the center, in snapshots of iOS 17 and 18. Chosen: 5 with an image.
    func badgeArea(in bounds: CGRect, _ context: ContentContext) -> CGRect? {
        guard let value = item.badgeValue else { return nil }
        let textWidth = badgeBlock(value, context)?.size.width ?? 0
        return CGRect(
            x: bounds.midX + (shownImage == nil ? 11 : 5), y: 2, width: max(18, textWidth + 8), height: 18)
    }

    private func badgeBlock(_ value: String, _ context: ContentContext) -> TextBlock? {
        block(
            value, size: 13, Color.white, attributes: stateAppearance?.badgeTextAttributes ?? [:], context)
    }

    /// Returns the badge of the item in the bounds of the button.
    private func badge(in bounds: CGRect, _ context: ContentContext) -> [DrawCommand] {
        badgeArea(in: bounds, context).map { badgeCommands(in: $0, context) } ?? []
    }

    func badgeCommands(in frame: CGRect, _ context: ContentContext) -> [DrawCommand] {
        guard let value = item.badgeValue else { return [] }
        let area = frame.rect, look = stateAppearance
        let title = badgeBlock(value, context), textWidth = title?.size.width ?? 0
        let fill = context.color(item.badgeColor ?? look?.badgeBackgroundColor ?? .systemRed)
        let shape = DrawCommand.draw(.fillRoundedRect(RoundedRect(area, radius: 9), .color(fill)))
        let text = Rect(x: area.midX - textWidth / 2, y: area.minY, width: textWidth, height: 18)
        return [shape] + (title?.commands(in: text) ?? [])
    }

    private func block(
        _ text: String?, size: CGFloat, _ color: Color, attributes: [NSAttributedString.Key: Any],
        _ context: ContentContext
    ) -> TextBlock? {
        guard let text, !text.isEmpty else { return nil }
        let style = TextBlock.Style(
            font: .systemFont(ofSize: size, weight: size == 13 ? .regular : .medium), color: color,
            alignment: .natural, lineBreakMode: .byTruncatingTail, isRightToLeft: isRightToLeft)
        return .barTitle(text, attributes: attributes, style: style, traits: context.traits)
    }
}

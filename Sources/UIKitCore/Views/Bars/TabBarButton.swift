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

    init(_ item: UITabBarItem, isSelected: Bool) {
        self.item = item
        super.init(frame: .zero)
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

    override func content(in context: ContentContext) -> [DrawCommand] {
        let look = stateAppearance
        // Measured: a gray of 146 in snapshots of iOS 17 and 18, disabled 226 on white.
        let gray = UIColor(white: 146 / 255, alpha: 1)
        var color = context.color(isSelected ? tintColor ?? .systemBlue : unselectedColor() ?? gray)
        if !item.isEnabled { color = color.multipliedAlpha(by: 0.27) }
        let image = isSelected ? item.selectedImage ?? item.image : item.image
        let title = block(
            item.title, size: isSideBySide ? 13 : 10, color, attributes: titleAttributes(look), context)
        var (imageArea, titleArea) = areas(image?.size ?? .zero, title?.size ?? .zero)
        let shift =
            [item.titlePositionAdjustment, look?.titlePositionAdjustment].first { $0 != .zero } ?? nil
        titleArea = titleArea.offsetBy(dx: shift?.horizontal ?? 0, dy: shift?.vertical ?? 0)
        var commands = isSelected ? selectionIndicator : []
        if let image {
            imageArea = imageArea.inset(by: item.imageInsets)
            let tint = look?.iconColor.map(context.color) ?? color
            commands += image.commands(
                in: imageArea, mode: .scaleToFill, tint: image.renderingMode == .alwaysOriginal ? nil : tint)
        }
        if let title { commands += title.commands(in: titleArea.rect) }
        return commands + badge(context, look, besideImage: image != nil)
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
    private func badge(
        _ context: ContentContext, _ look: UITabBarItemStateAppearance?, besideImage: Bool
    ) -> [DrawCommand] {
        guard let value = item.badgeValue else { return [] }
        let title = block(
            value, size: 13, Color.white, attributes: look?.badgeTextAttributes ?? [:], context)
        let textWidth = title?.size.width ?? 0
        let area = Rect(
            x: bounds.midX + (besideImage ? 5 : 11), y: 2, width: max(18, textWidth + 8), height: 18)
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

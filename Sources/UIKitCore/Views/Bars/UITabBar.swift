/// A bar at the bottom of the screen for selecting one of several view controllers.
open class UITabBar: UIView, ItemBar {
    /// The items, from the leading side.
    open var items: [UITabBarItem]? { didSet { itemsDidChange() } }
    /// The selected item; nil for none.
    open weak var selectedItem: UITabBarItem? { didSet { itemsDidChange() } }
    /// The delegate; not retained.
    open weak var delegate: (any UITabBarDelegate)?
    /// Whether the bar is translucent, so that content may extend under it.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// Whether the bar is dark also in a light interface.
    open var barStyle: UIBarStyle = .default { didSet { barBackground.isDark = barStyle.isBlack } }
    /// The background color; nil for that of the appearance.
    open var barTintColor: UIColor?
    /// The image in place of the background; nil for the background.
    open var backgroundImage: UIImage?
    /// The image in place of the hairline, drawn above the bar; nil for the hairline, and one without size for none.
    open var shadowImage: UIImage?
    /// The distributions of items. Raw values match Apple's.
    public enum ItemPositioning: Int, Hashable, Sendable {
        /// The system chooses; items fill the width here.
        case automatic = 0
        /// Items fill the width of the bar.
        case fill = 1
        /// Items are side by side, centered.
        case centered = 2
    }

    /// The distribution of items; `automatic` fills the width.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of items in the middle in points; 0 for the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The space between items in the middle in points; 0 for the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The image behind the selected item; nil for none.
    open var selectionIndicatorImage: UIImage? { didSet { itemsDidChange() } }
    /// The color of unselected items; nil for the system's gray.
    open var unselectedItemTintColor: UIColor?
    /// The appearance while content is under the bar.
    open var standardAppearance = UITabBarAppearance() { didSet { hasStandardAppearance = true } }
    /// The appearance at the bottom of the content; nil for none.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The controller whose content may be under the bar; nil for a standalone bar.
    weak var contentController: UIViewController?

    private var hasStandardAppearance = false
    /// The appearance while content is under the bar, if it was set.
    var ownStandardAppearance: UITabBarAppearance? {
        get { hasStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
    private let barBackground = BarBackgroundView()
    private var buttons: [TabBarButton] = []

    /// Creates a bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    /// Sets the items; the change is not animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// 49 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 49)
    }

    /// Returns the given width, 49 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }

    private func assemble() {
        barBackground.hasLineAtTop = true
        barBackground.appearance = { [weak self] in self?.effectiveAppearance(in: $0) }
        addSubview(barBackground)
    }

    private var isAtEdge: Bool { isAtEdge(in: .model) }

    private func isAtEdge(in presentation: Presentation) -> Bool {
        contentController?.isContentAtBottom(in: presentation) ?? false
    }

    private func effectiveAppearance(in presentation: Presentation) -> UIBarAppearance? {
        let look = LegacyBarAppearance(
            isTranslucent: isTranslucent, style: barStyle, barTint: barTintColor,
            backgroundImage: backgroundImage, shadowImage: shadowImage)
        return look.effective(
            standard: standardAppearance, isSet: hasStandardAppearance, scrollEdge: scrollEdgeAppearance,
            isAtEdge: isAtEdge(in: presentation))
    }

    private func itemAppearance() -> UITabBarItemAppearance {
        let appearance = isAtEdge ? scrollEdgeAppearance ?? standardAppearance : standardAppearance
        if traitCollection.verticalSizeClass == .compact { return appearance.compactInlineLayoutAppearance }
        return traitCollection.horizontalSizeClass == .regular
            ? appearance.inlineLayoutAppearance : appearance.stackedLayoutAppearance
    }

    /// Selects an item as a tap does.
    package func selectTab(of item: UITabBarItem) {
        if let controller = superview?.viewController as? UITabBarController, controller.tabBar === self {
            controller.selectTab(of: item)
        } else {
            selectedItem = item
        }
        RenderContext.record(.delegate, "tabBar(didSelect: \(item.title ?? ""))")
        delegate?.tabBar(self, didSelect: item)
    }

    func itemsDidChange() {
        let items = items ?? []
        // Code may have changed the views of items that stay.
        guard !buttons.elementsEqual(items, by: { $0.item === $1 }) else {
            for view in buttons {
                view.isSelected = view.item === selectedItem
                view.setNeedsLayout()
            }
            return setNeedsLayout()
        }
        for view in buttons { view.removeFromSuperview() }
        buttons = items.map { TabBarButton($0, isSelected: $0 === selectedItem) }
        for view in buttons {
            view.item.bar = self
            view.unselectedColor = { [weak self] in self?.unselectedItemTintColor }
            view.itemAppearance = { [weak self] in self?.itemAppearance() }
            addSubview(view)
        }
        setNeedsLayout()
    }

    /// Distributes the width among the items, with 4 points between adjacent ones.
    /// Source: dumps of tab bars: 2, 96, 190, 283 of widths 90, 90, 89, 90 in 375 points.
    open override func layoutSubviews() {
        super.layoutSubviews()
        barBackground.frame = bounds
        let safe = safeAreaInsets
        let width = bounds.width - safe.left - safe.right, count = CGFloat(buttons.count)
        let isVerticallyCompact = traitCollection.verticalSizeClass == .compact
        let height = bounds.height - safe.bottom
        // Chosen: 76 points and a space of 34, as on wide bars before iOS 18.
        let ownWidth = itemWidth > 0 ? itemWidth : 76, ownSpacing = itemSpacing > 0 ? itemSpacing : 34
        let ownStart = safe.left + (width - count * ownWidth - (count - 1) * ownSpacing) / 2
        for (index, view) in buttons.enumerated() {
            let position = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
            let left = (width * position / count + 2).rounded()
            let right = (width * (position + 1) / count - 2).rounded()
            view.isSideBySide = isVerticallyCompact || traitCollection.horizontalSizeClass == .regular
            view.frame =
                itemPositioning == .centered
                ? CGRect(
                    x: (ownStart + position * (ownWidth + ownSpacing)).rounded(), y: 1, width: ownWidth,
                    height: max(0, height - 1))
                : CGRect(x: safe.left + left, y: 1, width: max(0, right - left), height: max(0, height - 1))
        }
    }
}

/// The delegate that is notified of taps on a tab bar.
public protocol UITabBarDelegate: DelegateMethods {
    /// Called when the user selects an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// The default implementation does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

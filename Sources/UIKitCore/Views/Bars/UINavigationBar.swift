import Geometry
import Scene

/// A bar at the top of the screen with a title and buttons at both sides.
open class UINavigationBar: UIView, ItemBar {
    /// The stack of items, the displayed one last.
    open var items: [UINavigationItem]? { didSet { itemsDidChange() } }
    /// Whether the bar is translucent, so that content may extend under it.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// Whether titles are large at the top of the content.
    open var prefersLargeTitles = false { didSet { itemsDidChange() } }
    /// Whether the bar is dark, with a white title, also in a light interface.
    open var barStyle: UIBarStyle = .default { didSet { itemsDidChange() } }
    /// The background color; nil for that of the appearance.
    open var barTintColor: UIColor?
    /// The attributes of the title; an appearance that has the attribute takes precedence.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }
    /// The attributes of large titles; an appearance that has the attribute takes precedence.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { itemsDidChange() } }
    /// The delegate, which decides on items that are pushed and popped; not retained.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// The image in place of the chevron of the back button; nil for the chevron.
    open var backIndicatorImage: UIImage? { didSet { itemsDidChange() } }
    /// The mask of titles that move behind the back indicator; no render shows one.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The image in place of the hairline, drawn below the bar; nil for the hairline, and one without size for none.
    open var shadowImage: UIImage?
    /// The appearance while content is under the bar.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            hasStandardAppearance = true
            itemsDidChange()
        }
    }
    /// The appearance where vertical space is compact; nil for the standard one.
    open var compactAppearance: UINavigationBarAppearance? { didSet { itemsDidChange() } }
    /// The appearance at the top of the content; nil for none.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemsDidChange() } }
    /// The appearance at the top of the content where vertical space is compact; nil for `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { itemsDidChange() } }
    /// The controller whose content may be under the bar; nil for a standalone bar.
    weak var contentController: UIViewController? {
        didSet { if contentController !== oldValue { contentDidMove() } }
    }
    /// Whether the titles have the scroll edge appearance.
    private var areTitlesAtEdge = false

    private var hasStandardAppearance = false
    /// The appearance while content is under the bar, if it was set.
    var ownStandardAppearance: UINavigationBarAppearance? {
        get { hasStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
    var backgroundImages: [UIBarMetrics: UIImage] = [:]
    private let barBackground = BarBackgroundView()
    private let titleLabel = UILabel()
    private let largeTitleLabel = UILabel()
    private let promptLabel = UILabel()
    private var leading: [BarButtonView] = []
    private var trailing: [BarButtonView] = []
    /// The animation of the contents that is under way.
    private var transition: NavigationBarTransition?

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

    /// The displayed item: the top of the stack.
    open var topItem: UINavigationItem? { items?.last }
    /// The item below the displayed one, the target of the back button.
    open var backItem: UINavigationItem? { items?.dropLast().last }
    /// Sets the stack of items.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    /// The height of the bar with prompt, large title and search bar; no intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric,
            height: heightAboveSearch(ofRow: barHeight) + searchHeight)
    }

    /// Returns the given width at the intrinsic height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: intrinsicContentSize.height)
    }

    /// Whether the title is large and below the buttons: not where vertical space is compact, and not where
    /// the display mode of the item, or of the items below it if automatic, is never.
    var showsLargeTitle: Bool {
        guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
        let decided = items?.reversed().map(\.largeTitleDisplayMode).first { $0 != .automatic }
        return topItem != nil && decided != .never
    }

    // MARK: Views

    private func assemble() {
        titleLabel.textAlignment = .center
        // Chosen: the size of footnotes, centered like the title.
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.textAlignment = .center
        barBackground.appearance = { [weak self] in self?.effectiveAppearance(in: $0) }
        for view in ownViews { addSubview(view) }
    }

    private var ownViews: [UIView] { [barBackground, titleLabel, largeTitleLabel, promptLabel] }

    /// Sets the image of the background; nil for the background of the appearance.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
        backgroundImages[metrics] = image
    }

    /// Returns the image that was set for the background.
    open func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { backgroundImages[metrics] }

    /// Sets the image of the background of a bar in a position; a bar here has one image for all positions.
    open func setBackgroundImage(
        _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
    ) { setBackgroundImage(image, for: barMetrics) }

    private var isVerticallyCompact: Bool { traitCollection.verticalSizeClass == .compact }

    /// The appearance over content, without regard to the properties of the bar itself.
    private var chosenAppearance: UINavigationBarAppearance {
        let regular = topItem?.standardAppearance ?? standardAppearance
        return isVerticallyCompact ? topItem?.compactAppearance ?? compactAppearance ?? regular : regular
    }

    private var edgeAppearance: UINavigationBarAppearance? {
        let regular = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
        guard isVerticallyCompact else { return regular }
        return topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance ?? regular
    }

    private var isAtEdge: Bool { isAtEdge(in: .model) }
    private func isAtEdge(in presentation: Presentation) -> Bool {
        contentController?.isContentAtTop(in: presentation) ?? false
    }

    /// The appearance of titles and buttons: at the edge of the content, that of the edge if there is one.
    private var contentAppearance: UINavigationBarAppearance {
        isAtEdge ? edgeAppearance ?? chosenAppearance : chosenAppearance
    }

    private func effectiveAppearance(in presentation: Presentation) -> UIBarAppearance? {
        let compactImage = isVerticallyCompact ? backgroundImages[.compact] : nil
        let look = LegacyBarAppearance(
            isTranslucent: isTranslucent, style: barStyle, barTint: barTintColor,
            backgroundImage: compactImage ?? backgroundImages[.default], shadowImage: shadowImage)
        return look.effective(
            standard: chosenAppearance,
            isSet: hasStandardAppearance || topItem?.standardAppearance != nil, scrollEdge: edgeAppearance,
            isAtEdge: isAtEdge(in: presentation))
    }

    /// Shows a title with the attributes of the bar and of its appearance; those of the system where both lack one.
    private func show(_ title: String?, in label: UILabel, isLarge: Bool) {
        let own = isLarge ? largeTitleTextAttributes : titleTextAttributes
        let appearance = contentAppearance
        var attributes = (own ?? [:]).merging(
            isLarge ? appearance.largeTitleTextAttributes : appearance.titleTextAttributes
        ) { $1 }
        // Source: measured titles, 17 semibold and 34 bold.
        label.font =
            attributes.removeValue(forKey: .font) as? UIFont
            ?? (isLarge ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold))
        label.textColor =
            attributes.removeValue(forKey: .foregroundColor) as? UIColor
            ?? (barStyle.isBlack ? .white : .label)
        label.text = title
        guard !attributes.isEmpty, let title else { return }
        attributes[.font] = label.font
        attributes[.foregroundColor] = label.textColor
        label.attributedText = NSAttributedString(string: title, attributes: attributes)
    }

    func itemsDidChange() {
        for view in leading + trailing { view.removeFromSuperview() }
        for item in items ?? [] { item.bar = self }
        let item = topItem
        let back = backButton(for: item)
        let left = (item?.leftBarButtonItems ?? []).filter { !$0.isHidden }.map { BarButtonView($0) }
        leading = (back.map { [$0] } ?? []) + left
        trailing = (item?.rightBarButtonItems ?? []).filter { !$0.isHidden }.map { BarButtonView($0) }
        for item in (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? []) where item.isHidden {
            item.bar = self
        }
        for view in leading + trailing {
            view.item.bar = self
            view.itemAppearance = { [weak self] in self?.buttonAppearance(of: $0) }
            addSubview(view)
        }
        showTitles()
        promptLabel.text = item?.prompt
        promptLabel.textColor = barStyle.isBlack ? .white : .label
        barBackground.isDark = barStyle.isBlack
        promptLabel.isHidden = promptHeight == 0
        let views = subviews.filter {
            !($0 is BarButtonView) && !ownViews.contains($0) && transition?.owns($0) != true
        }
        for view in views { view.removeFromSuperview() }
        if let titleView = item?.titleView { addSubview(titleView) }
        addSearchBar()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func showTitles() {
        areTitlesAtEdge = isAtEdge
        show(topItem?.title, in: titleLabel, isLarge: false)
        show(topItem?.title, in: largeTitleLabel, isLarge: true)
    }

    /// Switches the titles between the scroll edge appearance and the standard one.
    func contentDidMove() {
        guard isAtEdge != areTitlesAtEdge else { return }
        showTitles()
        setNeedsLayout()
    }

    /// The current image in place of the chevron.
    var shownBackIndicator: UIImage? { contentAppearance.backIndicatorImage ?? backIndicatorImage }

    private func buttonAppearance(of view: BarButtonView) -> UIBarButtonItemAppearance {
        let appearance = contentAppearance
        if view.isBack { return appearance.backButtonAppearance }
        return view.item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }

    /// Whether there is a button to go back.
    var showsBackButton: Bool { leading.contains(where: \.isBack) }

    private func backButton(for item: UINavigationItem?) -> BarButtonView? {
        guard let item, let back = backItem, !item.hidesBackButton else { return nil }
        guard item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton else {
            return nil
        }
        let button = UIBarButtonItem(title: backTitle(of: back), style: .plain)
        button.tintColor = back.backBarButtonItem?.tintColor
        return BarButtonView(button, isBack: true)
    }

    private func backTitle(of item: UINavigationItem) -> String {
        switch item.backButtonDisplayMode {
        case .minimal: return ""
        case .generic: return SystemWord.back.text
        case .default:
            let titles = [item.backBarButtonItem?.title, item.backButtonTitle, item.title].compactMap { $0 }
            return titles.first { !$0.isEmpty } ?? SystemWord.back.text
        }
    }

    /// Goes back to the item below the displayed one, as a tap of the back button does.
    func goBack() {
        guard let controller = contentController?.navigationController, let item = topItem else { return }
        if let action = item.backAction { return action.perform(from: self) }
        RenderContext.record(.action, "UINavigationBar back from \(item.title ?? "")")
        controller.popViewController(animated: true)
    }

    // MARK: Transitions

    /// Removes the displayed views before the items change with an animation.
    func beginTransition(isPush: Bool) -> NavigationBarTransition {
        transition?.end()
        var contents = displayedContents
        if contents.title === titleLabel { contents.title = titleLabel.copyForTransition() }
        if contents.largeTitle != nil { contents.largeTitle = largeTitleLabel.copyForTransition() }
        contents.background = effectiveAppearance(in: .model).map { appearance in
            let view = BarBackgroundView(frame: barBackground.frame)
            view.appearance = { _ in appearance }
            return view
        }
        (leading, trailing) = ([], [])
        let made = NavigationBarTransition(isPush: isPush, from: contents, in: self)
        transition = made
        return made
    }

    /// Begins the animation to the views that are displayed now.
    func run(_ motion: NavigationBarTransition) {
        UIView.performWithoutAnimation {
            layoutIfNeeded()
            motion.begin(with: displayedContents, in: self)
        }
    }

    /// Ends an animation, which leaves only the incoming views.
    func end(_ motion: NavigationBarTransition) {
        motion.end()
        if transition === motion { transition = nil }
    }

    private var displayedContents: NavigationBarTransition.Contents {
        let buttons = leading + trailing
        return NavigationBarTransition.Contents(
            title: topItem?.titleView ?? (titleLabel.isHidden ? nil : titleLabel),
            largeTitle: largeTitleLabel.isHidden ? nil : largeTitleLabel,
            backButton: buttons.first(where: \.isBack), buttons: buttons.filter { !$0.isBack },
            background: effectiveAppearance(in: .model) == nil ? nil : barBackground)
    }

    // MARK: Layout

    private var metrics: BarMetrics { BarMetrics(safeArea: .zero) }
    private var barHeight: CGFloat { contentController == nil ? 44 : metrics.navigationBarHeight }

    /// Lays out background, title and buttons.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isLarge = showsLargeTitle
        let top = promptHeight
        let height = bounds.height - searchHeight - heightAboveSearch(ofRow: 0)
        let safe = safeAreaInsets
        let above = superview is LayoutContainerView ? frame.minY : 0
        barBackground.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        let margin = RenderEnvironment.current.systemMargin
        let left = place(leading, from: safe.left, margin: margin, height: height, isAtStart: !isRightToLeft)
        let right = place(
            trailing, from: safe.right, margin: margin, height: height, isAtStart: isRightToLeft)
        let available = isRightToLeft ? (right, left) : (left, right)
        promptLabel.frame = CGRect(
            x: margin + safe.left, y: 6, width: max(0, bounds.width - 2 * margin - safe.left - safe.right),
            height: 18)
        placeTitle(between: available.0, and: bounds.width - available.1, height: height, isLarge: isLarge)
        // Source: large titles are 41 points high and begin at the margin; their position in the bar has low
        // confidence.
        largeTitleLabel.isHidden = !isLarge
        largeTitleLabel.frame = CGRect(
            x: margin + safe.left, y: top + height + 3,
            width: max(0, bounds.width - 2 * margin - safe.left - safe.right), height: 41)
        guard searchController != nil else { return }
        layOutSearchBar(insteadOf: leading + trailing + [topItem?.titleView].compactMap(\.self))
        for label in [titleLabel, largeTitleLabel] where isSearching { label.isHidden = true }
        promptLabel.isHidden = isSearching || promptHeight == 0
    }

    /// Lays out buttons side by side inward from an edge, and returns the distance that they extend from it.
    private func place(
        _ views: [BarButtonView], from safe: CGFloat, margin: CGFloat, height: CGFloat, isAtStart: Bool
    ) -> CGFloat {
        guard let first = views.first else { return safe + margin }
        let isFlush = first.isBack || first.item.customView != nil
        var reach = safe + (first.isBack ? 0 : isFlush ? margin : margin - BarButtonView.padding)
        for view in views {
            let width = view.width(inHeight: height)
            let x = isAtStart ? reach : bounds.width - reach - width
            view.frame = CGRect(x: x, y: promptHeight, width: width, height: height)
            view.placeCustomView()
            reach += width + 8
        }
        return reach - 8
    }

    /// Centers the title in the bar, offset where the buttons require it.
    private func placeTitle(between left: CGFloat, and right: CGFloat, height: CGFloat, isLarge: Bool) {
        titleLabel.isHidden = isLarge || topItem?.titleView != nil
        let view = topItem?.titleView ?? titleLabel
        let gap: CGFloat = 6
        let available = max(0, right - left - 2 * gap)
        var size = view.bounds.size
        if view === titleLabel || size.width <= 0 || size.height <= 0 {
            size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        }
        if view !== titleLabel { expand(view, &size, available: available, height: height) }
        let width = min(size.width, available)
        let middle = (bounds.width - width) / 2
        let x = max(left + gap, min(middle, right - gap - width))
        let scale = traitCollection.displayScale
        func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        // Measured: titles of iOS 17 and 18 are 11.67 points below the top of a bar of 44.
        func floored(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
        view.frame = CGRect(
            x: snapped(x), y: promptHeight + floored((height - size.height) / 2), width: width,
            height: size.height)
    }

    /// Pushes an item and displays it, if the delegate agrees.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }

    /// Pops the displayed item, if there is one below and the delegate agrees; returns the popped item.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let items, items.count > 1, let item = items.last,
            delegate?.navigationBar(self, shouldPop: item) ?? true
        else { return nil }
        self.items = Array(items.dropLast())
        delegate?.navigationBar(self, didPop: item)
        return item
    }

    /// Returns the background image that was set for a position.
    open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImage(for: barMetrics)
    }
}

extension UILabel {
    /// Returns a label with the same appearance and position.
    fileprivate func copyForTransition() -> UILabel {
        let copy = UILabel(frame: frame)
        (copy.font, copy.text, copy.textColor) = (font, text, textColor)
        if let styledText { copy.styledText = styledText }
        copy.textAlignment = textAlignment
        return copy
    }
}

import Diagnostics
import Geometry
package import Scene

/// A bar of buttons at the bottom of the screen.
open class UIToolbar: UIView, ItemBar {
    /// The buttons and spaces, from the leading side.
    open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
    /// Whether the bar is translucent, so that content may extend under it.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// Whether the bar is dark also in a light interface.
    open var barStyle: UIBarStyle = .default { didSet { barBackground.isDark = barStyle.isBlack } }
    /// The background color; nil for that of the appearance.
    open var barTintColor: UIColor?
    /// The delegate, which determines the position of the bar; not retained.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The background and shadow images.
    private var images: [ImageKind: UIImage] = [:]
    private enum ImageKind { case background, shadow }

    /// Sets the image in place of the background; nil for the background.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        if barMetrics == .default { images[.background] = backgroundImage }
    }

    /// Returns the image in place of the background.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) -> UIImage? { barMetrics == .default ? images[.background] : nil }

    /// Sets the image in place of the hairline; one without size for none.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        images[.shadow] = shadowImage
    }

    /// Returns the image in place of the hairline.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { images[.shadow] }

    /// The appearance while content is under the bar.
    open var standardAppearance = UIToolbarAppearance() { didSet { hasStandardAppearance = true } }
    /// The appearance where vertical space is compact; nil for the standard one.
    open var compactAppearance: UIToolbarAppearance?
    /// The appearance at the bottom of the content; nil for none.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The appearance at the bottom of the content where vertical space is compact; nil for `scrollEdgeAppearance`.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    /// The controller whose content may be under the bar; nil for a standalone bar.
    weak var contentController: UIViewController?

    private var hasStandardAppearance = false
    /// The appearance while content is under the bar, if it was set.
    var ownStandardAppearance: UIToolbarAppearance? {
        get { hasStandardAppearance ? standardAppearance : nil }
        set { if let newValue { standardAppearance = newValue } }
    }
    private let barBackground = BarBackgroundView()
    private var buttons: [BarButtonView] = []
    /// The excess of the items' width over the bar's, in points.
    private var overflow: CGFloat = 0

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
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// 44 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }

    /// Returns the given width, 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    private func assemble() {
        barBackground.hasLineAtTop = true
        barBackground.appearance = { [weak self] in self?.effectiveAppearance(in: $0) }
        addSubview(barBackground)
    }

    private var isVerticallyCompact: Bool { traitCollection.verticalSizeClass == .compact }
    private var isAtEdge: Bool { isAtEdge(in: .model) }

    private func isAtEdge(in presentation: Presentation) -> Bool {
        contentController?.isContentAtBottom(in: presentation) ?? false
    }

    private var chosenAppearance: UIToolbarAppearance {
        isVerticallyCompact ? compactAppearance ?? standardAppearance : standardAppearance
    }

    private var edgeAppearance: UIToolbarAppearance? {
        isVerticallyCompact ? compactScrollEdgeAppearance ?? scrollEdgeAppearance : scrollEdgeAppearance
    }

    private func effectiveAppearance(in presentation: Presentation) -> UIBarAppearance? {
        LegacyBarAppearance(
            isTranslucent: isTranslucent, style: barStyle, barTint: barTintColor,
            backgroundImage: images[.background], shadowImage: images[.shadow]
        ).effective(
            standard: chosenAppearance, isSet: hasStandardAppearance, scrollEdge: edgeAppearance,
            isAtEdge: isAtEdge(in: presentation))
    }

    private func buttonAppearance(of view: BarButtonView) -> UIBarButtonItemAppearance {
        let appearance = isAtEdge ? edgeAppearance ?? chosenAppearance : chosenAppearance
        return view.item.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
    }

    func itemsDidChange() {
        for view in buttons { view.removeFromSuperview() }
        buttons = (items ?? []).filter { !$0.isHidden }.map { BarButtonView($0) }
        for item in items ?? [] where item.isHidden { item.bar = self }
        for view in buttons {
            view.item.bar = self
            view.itemAppearance = { [weak self] in self?.buttonAppearance(of: $0) }
            addSubview(view)
        }
        setNeedsLayout()
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        if overflow >= 1 {
            RenderEnvironment.current.report(
                Diagnostic(
                    .barOverflow,
                    "the items of the toolbar are \(Int(overflow.rounded())) points wider than the bar",
                    view: displayName))
        }
        return super.content(in: context)
    }

    /// Lays out the buttons; flexible spaces share the remaining width.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let below = superview is LayoutContainerView ? (superview?.bounds.height ?? 0) - frame.minY : 0
        let height = max(bounds.height + roomBelowSafeArea, below)
        barBackground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        let safe = safeAreaInsets, gap: CGFloat = 8
        let margin = RenderEnvironment.current.systemMargin - BarButtonView.padding
        let widths = buttons.map { $0.width(inHeight: bounds.height) }
        let flexible = buttons.filter { $0.item.systemItem == .flexibleSpace }.count
        let gaps = gap * CGFloat(max(0, buttons.filter { $0.item.systemItem?.isSpace != true }.count - 1))
        let left = bounds.width - safe.left - safe.right - 2 * margin - widths.reduce(0, +) - gaps
        overflow = max(0, -left)
        let share = flexible > 0 ? max(0, left / CGFloat(flexible)) : 0
        var x = safe.left + margin, needsGap = false
        for (view, width) in zip(buttons, widths) {
            let isSpace = view.item.systemItem?.isSpace == true
            let width = view.item.systemItem == .flexibleSpace ? share : width
            if needsGap, !isSpace { x += gap }
            let start = isRightToLeft ? bounds.width - x - width : x
            view.frame = CGRect(x: start, y: 0, width: width, height: bounds.height)
            view.placeCustomView()
            x += width
            needsGap = needsGap || !isSpace
        }
    }
}

/// The delegate that determines the position of a toolbar.
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

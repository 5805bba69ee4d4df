/// A bar of buttons at the bottom of a screen.
open class UIToolbar: UIView, ItemBar {
    /// The buttons and rooms from the leading side.
    open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
    /// Whether content shimmers through, which lets it lie underneath.
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    /// The ground in the old way; nil for that of the appearance.
    open var barTintColor: UIColor?
    /// The look while content lies underneath.
    open var standardAppearance = UIToolbarAppearance()
    /// The look on low screens; nil for the standard one.
    open var compactAppearance: UIToolbarAppearance?
    /// The look at the end of content; nil for none.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The controller whose content may lie under the bar; nil for a bar of the author's own.
    weak var contentController: UIViewController?

    private let ground = BarBackgroundView()
    private var buttons: [BarButtonView] = []

    /// A bar with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    /// 44 points high.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: 44)
    }

    /// As wide as asked and 44 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    private func assemble() {
        ground.hasLineAtTop = true
        ground.appearance = { [weak self] in
            guard let self else { return nil }
            return .effective(
                standard: standardAppearance, scrollEdge: scrollEdgeAppearance,
                isAtEdge: contentController?.isContentAtBottom ?? false, isTranslucent: isTranslucent,
                barTint: barTintColor)
        }
        addSubview(ground)
    }

    func itemsDidChange() {
        for view in buttons { view.removeFromSuperview() }
        buttons = (items ?? []).map { BarButtonView($0) }
        for view in buttons {
            view.item.bar = self
            addSubview(view)
        }
        setNeedsLayout()
    }

    /// Places the buttons; flexible rooms share what is left.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let below = superview is LayoutContainerView ? (superview?.bounds.height ?? 0) - frame.minY : 0
        ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(bounds.height, below))
        let safe = safeAreaInsets, gap: CGFloat = 8
        let margin = RenderEnvironment.current.systemMargin - BarButtonView.padding
        let widths = buttons.map { $0.width(inHeight: bounds.height) }
        let flexible = buttons.filter { $0.item.systemItem == .flexibleSpace }.count
        let gaps = gap * CGFloat(max(0, buttons.filter { $0.item.systemItem?.isSpace != true }.count - 1))
        let left = bounds.width - safe.left - safe.right - 2 * margin - widths.reduce(0, +) - gaps
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

/// A view that lays out its arranged subviews in a row or a column.
open class UIStackView: UIView {
    /// The distribution of views along the axis.
    public enum Distribution: Int, Hashable, Sendable {
        /// Views fill the axis by their intrinsic sizes, hugging and compression resistance.
        case fill = 0
        /// Views fill the axis with equal sizes.
        case fillEqually = 1
        /// Views fill the axis in proportion to their intrinsic sizes.
        case fillProportionally = 2
        /// Views keep their sizes, with equal spacing.
        case equalSpacing = 3
        /// Views keep their sizes, with equal distances between centers.
        case equalCentering = 4
    }

    /// The alignment of views perpendicular to the axis.
    public enum Alignment: Int, Hashable, Sendable {
        /// Views are stretched to both edges.
        case fill = 0
        /// Views are at the leading edge of a column, or the top of a row.
        case leading = 1
        /// Views are aligned by their first baselines, in a row.
        case firstBaseline = 2
        /// Views are centered perpendicular to the axis.
        case center = 3
        /// Views are at the trailing edge of a column, or the bottom of a row.
        case trailing = 4
        /// Views are aligned by their last baselines, in a row.
        case lastBaseline = 5

        /// At the top of a row.
        public static let top = Alignment.leading
        /// At the bottom of a row.
        public static let bottom = Alignment.trailing
    }

    /// The arranged views in order, including hidden ones; each is a subview.
    public private(set) var arrangedSubviews: [UIView] = []
    /// The axis along which views are arranged.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { setNeedsLayout() } }
    /// The distribution of views along the axis.
    open var distribution: Distribution = .fill { didSet { setNeedsLayout() } }
    /// The alignment of views perpendicular to the axis. In a column, the first baseline has the effect of
    /// leading and the last one that of trailing, with a diagnostic.
    open var alignment: Alignment = .fill { didSet { setNeedsLayout() } }
    /// The spacing between adjacent views, in points; `spacingUseSystem` for the system's.
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether spacing in a column is measured between baselines.
    open var isBaselineRelativeArrangement = false { didSet { setNeedsLayout() } }
    /// Whether views are laid out within the layout margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
    /// Whether hidden arranged views keep the lengths that required constraints give them, outside of the row or
    /// column, as on Interface Builder's canvas; otherwise they have none.
    package var keepsLengthsOfHiddenViews = false
    /// Whether the views fill the stack view even where constraints require another size of one, as those of a file do,
    /// which are there before the stack view adds its own; otherwise the size is kept.
    package final var breaksRequiredSizes = false
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// The `spacing` of the stack view, for `setCustomSpacing(_:after:)`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The system's spacing, for `setCustomSpacing(_:after:)`.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// Creates a stack view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack view of arranged views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Declared for subclasses to override; archives are not decoded.
    ///
    /// As in Apple's headers, it cannot fail; that of a view never does.
    public required init(coder: NSCoder) { super.init(frame: InterfaceCoder.frame(in: coder)) }

    /// Appends an arranged view.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts an arranged view; an index out of range is clamped.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    /// Removes a view from the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsLayout()
    }

    /// Sets the spacing after a view.
    public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        setNeedsLayout()
    }

    /// Returns the custom spacing after a view; `spacingUseDefault` where none was set.
    public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Removes the view from the arrangement as well.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func subviewHiddenDidChange(_ subview: UIView) {
        if arrangedSubviews.contains(where: { $0 === subview }) { setNeedsLayout() }
    }

    override func containerLayout() -> ContainerLayout {
        var arrangement = StackArrangement(self)
        return arrangement.layout()
    }

    /// The first visible view of a column, or the tallest of a row.
    open override var forFirstBaselineLayout: UIView {
        baselineView { $0.first }?.forFirstBaselineLayout ?? self
    }

    /// The last visible view of a column, or the tallest of a row.
    open override var forLastBaselineLayout: UIView {
        baselineView { $0.last }?.forLastBaselineLayout ?? self
    }

    private func baselineView(ofColumn pick: ([UIView]) -> UIView?) -> UIView? {
        let visible = arrangedSubviews.filter { !$0.isHidden }
        guard axis == .horizontal else { return pick(visible) }
        let heights = visible.map { $0.measure(width: nil).size.height }
        guard let highest = heights.max() else { return nil }
        return zip(visible, heights).first { $0.1 == highest }?.0
    }

    /// The spacing between views without a custom one, in points.
    var commonSpacing: CGFloat { UIStackView.points(of: spacing) }

    /// Returns the spacing after a view in points, custom or common.
    func effectiveSpacing(after view: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(view)].map(UIStackView.points) ?? commonSpacing
    }

    private static func points(of spacing: CGFloat) -> CGFloat {
        switch spacing {
        case spacingUseSystem: systemSpacing
        case spacingUseDefault: 0
        default: spacing
        }
    }
}

/// Lays out its arranged subviews in a row or a column.
open class UIStackView: UIView {
    /// How views share the room along the axis.
    public enum Distribution: Int, Hashable, Sendable {
        /// By their own sizes, hugging and compression resistance.
        case fill = 0
        /// All the same.
        case fillEqually = 1
        /// In proportion to their own sizes.
        case fillProportionally = 2
        /// With the same gaps.
        case equalSpacing = 3
        /// With their centres at the same distances.
        case equalCentering = 4
    }

    /// How views stand across the axis.
    public enum Alignment: Int, Hashable, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge of a column, or the top of a row.
        case leading = 1
        /// By the first lines of text in a row.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a column, or the bottom of a row.
        case trailing = 4
        /// By the last lines of text in a row.
        case lastBaseline = 5

        /// At the top of a row.
        public static let top = Alignment.leading
        /// At the bottom of a row.
        public static let bottom = Alignment.trailing
    }

    /// The views in order, hidden ones included; each is a subview.
    public private(set) var arrangedSubviews: [UIView] = []
    /// Row or column.
    open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { setNeedsLayout() } }
    /// How views share the room along the axis.
    open var distribution: Distribution = .fill { didSet { setNeedsLayout() } }
    /// How views stand across the axis. In a column, the first baseline counts as leading and the last as
    /// trailing, with a diagnostic.
    open var alignment: Alignment = .fill { didSet { setNeedsLayout() } }
    /// Points between neighbours; `spacingUseSystem` for the system's.
    open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// Whether spacing in a column runs from baseline to baseline.
    open var isBaselineRelativeArrangement = false { didSet { setNeedsLayout() } }
    /// Whether views keep to the layout margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Stands for the `spacing` of the stack in `setCustomSpacing(_:after:)`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// Stands for the system's spacing in `setCustomSpacing(_:after:)`.
    public static let spacingUseSystem = CGFloat.leastNormalMagnitude

    /// A stack view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Appends a view.
    public func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Inserts a view at an index; beyond the ends counts as the end.
    public func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    /// Takes a view out of the arrangement; it stays a subview.
    public func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        setNeedsLayout()
    }

    /// Sets the spacing after one view.
    public func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] =
            spacing == UIStackView.spacingUseDefault ? nil : spacing
        setNeedsLayout()
    }

    /// The spacing after one view, `spacingUseDefault` where none was set.
    public func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Takes a view that leaves out of the arrangement, too.
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

    /// The first visible view of a column, the tallest of a row.
    open override var forFirstBaselineLayout: UIView {
        baselineView { $0.first }?.forFirstBaselineLayout ?? self
    }

    /// The last visible view of a column, the tallest of a row.
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

    /// Points between neighbours without a spacing of their own.
    var commonSpacing: CGFloat { UIStackView.points(of: spacing) }

    /// Points between a view and the next in the arrangement, as far as set.
    func wantedSpacing(after view: UIView) -> CGFloat {
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

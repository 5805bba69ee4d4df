/// Shows two controllers side by side where there is room, one of them where there is not.
open class UISplitViewController: UIViewController, ContainerController {
    /// How many columns there are.
    public enum Style: Int, Hashable, Sendable {
        /// Two, in the way before iOS 14.
        case unspecified = 0
        /// Two.
        case doubleColumn = 1
        /// Three.
        case tripleColumn = 2
    }

    /// A place for a controller.
    public enum Column: Int, Hashable, Sendable {
        /// The narrow one at the leading side.
        case primary = 0
        /// The one in the middle of three.
        case supplementary = 1
        /// The wide one.
        case secondary = 2
        /// What is shown where there is room for one only.
        case compact = 3
    }

    /// Which columns are shown.
    public enum DisplayMode: Int, Hashable, Sendable {
        /// As the room allows.
        case automatic = 0
        /// The wide one.
        case secondaryOnly = 1
        /// Side by side.
        case oneBesideSecondary = 2
        /// The narrow one over the wide one.
        case oneOverSecondary = 3
        /// Three side by side.
        case twoBesideSecondary = 4
    }

    /// Stands for the system's measure.
    public static let automaticDimension: CGFloat = -1

    /// How many columns there are.
    public let style: Style
    /// Which columns should be shown.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { columnsDidChange() } }
    /// Points; `automaticDimension` for the system's.
    open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { columnsDidChange() } }
    /// Of the whole width, 0 to 1; `automaticDimension` for the system's.
    open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension {
        didSet { columnsDidChange() }
    }
    /// Points; `automaticDimension` for the system's.
    open var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { columnsDidChange() } }
    /// Points; `automaticDimension` for the system's.
    open var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { columnsDidChange() } }
    var columns: [Column: UIViewController] = [:]
    let divider = UIView()

    /// A controller with so many columns.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// A controller with two columns in the way before iOS 14.
    public override init() {
        style = .unspecified
        super.init()
    }

    /// A controller with two columns in the way before iOS 14.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The controllers in order of their columns.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.dropFirst().first, for: .secondary)
        }
    }

    /// Puts a controller into a column.
    ///
    /// A new style's column gets a navigation controller of its own unless it is one, as in UIKit.
    open func setViewController(_ controller: UIViewController?, for column: Column) {
        if let old = columns[column] {
            old.willMove(toParent: nil)
            hide(old)
            old.removeFromParent()
        }
        var controller = controller
        if let content = controller, style != .unspecified, column != .compact,
            !(content is UINavigationController)
        {
            controller = UINavigationController(rootViewController: content)
        }
        columns[column] = controller
        if let controller {
            addChild(controller)
            controller.didMove(toParent: self)
        }
        columnsDidChange()
    }

    /// The controller of a column; of one that was wrapped, the navigation controller.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Whether one column is shown for lack of room.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    /// Which columns are shown.
    ///
    /// Source: UISplitViewController (Apple's documentation): automatic is side by side where the screen is
    /// wider than high, else the wide column alone.
    open var displayMode: DisplayMode {
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    /// The narrow column's width in points.
    ///
    /// Measured: 320 on pads, 375 from 1366 points of width on; medium confidence.
    open var primaryColumnWidth: CGFloat {
        let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        let automatic: CGFloat = width >= 1366 ? 375 : 320
        var result = automatic
        if preferredPrimaryColumnWidth >= 0 {
            result = preferredPrimaryColumnWidth
        } else if preferredPrimaryColumnWidthFraction >= 0 {
            result = width * preferredPrimaryColumnWidthFraction
        }
        if minimumPrimaryColumnWidth >= 0 { result = max(result, minimumPrimaryColumnWidth) }
        let limit = maximumPrimaryColumnWidth >= 0 ? maximumPrimaryColumnWidth : max(automatic, result)
        return min(result, limit, width)
    }

    /// Makes the root view.
    open override func loadView() {
        view = LayoutContainerView(frame: UIScreen.main.bounds)
        divider.backgroundColor = .separator
        view.addSubview(divider)
        columnsDidChange()
    }

    private func columnsDidChange() {
        guard isViewLoaded else { return }
        layOutContainer(safeArea: expectedSafeArea)
        view.setNeedsLayout()
    }

    func layOutContainer(safeArea: UIEdgeInsets) {
        let frames = isCollapsed ? collapsedFrames : sideBySideFrames
        for column in [Column.primary, .supplementary, .secondary, .compact] {
            guard let controller = columns[column], !frames.contains(where: { $0.column == column }) else {
                continue
            }
            hide(controller)
        }
        for (column, frame) in frames.reversed() {
            guard let controller = columns[column] else { continue }
            // Narrow columns are compact from side to side, whatever the screen is.
            let isNarrow = !isCollapsed && column != .secondary
            setOverrideTraitCollection(
                isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: controller)
            show(controller, frame: frame, in: view)
        }
        placeDivider(frames.first { $0.column == .secondary }?.frame)
    }
}

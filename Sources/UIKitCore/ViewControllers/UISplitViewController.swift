/// A container view controller that displays columns side by side, or a single one where horizontal space is
/// compact.
open class UISplitViewController: UIViewController, ContainerController {
    override var layoutContainer: (any ContainerController)? { self }

    /// The styles of a split view.
    public enum Style: Int, Hashable, Sendable {
        /// Two columns, as before iOS 14.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// The columns of a split view.
    public enum Column: Int, Hashable, Sendable {
        /// The narrow column at the leading side.
        case primary = 0
        /// The middle one of three columns.
        case supplementary = 1
        /// The wide column.
        case secondary = 2
        /// The column displayed where only one fits.
        case compact = 3
        /// The column of details at the trailing side, since iOS 26; it is not shown here.
        case inspector = 4
    }

    /// The behaviors of columns that share the width. Raw values match Apple's.
    public enum SplitBehavior: Int, Hashable, Sendable {
        /// The system chooses.
        case automatic = 0
        /// Columns are side by side.
        case tile = 1
        /// Columns overlay the secondary column, which is partly covered.
        case overlay = 2
        /// Columns displace the secondary column.
        case displace = 3
    }

    /// The arrangements of columns.
    public enum DisplayMode: Int, Hashable, Sendable {
        /// Determined by the available width.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column next to the secondary column.
        case oneBesideSecondary = 2
        /// One column over the secondary column.
        case oneOverSecondary = 3
        /// Two columns next to the secondary column.
        case twoBesideSecondary = 4
        /// Two columns over the secondary column; shown beside it.
        case twoOverSecondary = 5
        /// Two columns beside a secondary column that is displaced; shown beside it.
        case twoDisplaceSecondary = 6
        /// The name of `secondaryOnly` before iOS 14.
        public static let primaryHidden = DisplayMode.secondaryOnly
        /// The name of `oneBesideSecondary` before iOS 14.
        public static let allVisible = DisplayMode.oneBesideSecondary
        /// The name of `oneOverSecondary` before iOS 14.
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    /// The sides of the primary column. Raw values match Apple's.
    public enum PrimaryEdge: Int, Hashable, Sendable {
        /// The leading side: left in left-to-right layouts.
        case leading = 0
        /// The trailing side: right in left-to-right layouts.
        case trailing = 1
    }

    /// The backgrounds of the primary column. Raw values match Apple's.
    public enum BackgroundStyle: Int, Hashable, Sendable {
        /// No background of its own.
        case none = 0
        /// The background of sidebars.
        case sidebar = 1
    }

    /// The visibilities of the display mode button. Raw values match Apple's.
    public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
        /// The system chooses.
        case automatic = 0
        /// The button is never shown.
        case never = 1
        /// The button is always shown.
        case always = 2
    }

    /// The system's default dimension.
    public static let automaticDimension: CGFloat = -1

    /// The style of the split view.
    public let style: Style
    /// The preferred arrangement of columns.
    open var preferredDisplayMode: DisplayMode = .automatic { didSet { columnsDidChange() } }
    /// The preferred width of the primary column in points; `automaticDimension` for the system's.
    open var preferredPrimaryColumnWidth: CGFloat = automaticDimension { didSet { columnsDidChange() } }
    /// The preferred width of the primary column as a fraction of the total width, 0 to 1;
    /// `automaticDimension` for the system's.
    open var preferredPrimaryColumnWidthFraction: CGFloat = automaticDimension {
        didSet { columnsDidChange() }
    }
    /// The minimum width of the primary column in points; `automaticDimension` for the system's.
    open var minimumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { columnsDidChange() } }
    /// The maximum width of the primary column in points; `automaticDimension` for the system's.
    open var maximumPrimaryColumnWidth: CGFloat = automaticDimension { didSet { columnsDidChange() } }
    /// The preferred width of the supplementary column in points; `automaticDimension` for that of the primary column.
    open var preferredSupplementaryColumnWidth: CGFloat = automaticDimension {
        didSet { columnsDidChange() }
    }
    /// The minimum width of the supplementary column in points; `automaticDimension` for the system's.
    open var minimumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { columnsDidChange() } }
    /// The maximum width of the supplementary column in points; `automaticDimension` for the system's.
    open var maximumSupplementaryColumnWidth: CGFloat = automaticDimension { didSet { columnsDidChange() } }
    /// The preferred split behavior; has no effect here, where the display mode determines it.
    open var preferredSplitBehavior: SplitBehavior = .automatic
    /// The split behavior of the display mode.
    open var splitBehavior: SplitBehavior {
        switch displayMode {
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        default: .tile
        }
    }
    /// The preferred width of the supplementary column as a fraction of the total width; `automaticDimension` for that of
    /// the primary column.
    open var preferredSupplementaryColumnWidthFraction: CGFloat = automaticDimension {
        didSet { columnsDidChange() }
    }
    /// The width of the supplementary column in points.
    open var supplementaryColumnWidth: CGFloat {
        let total = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
        var result = primaryColumnWidth
        if preferredSupplementaryColumnWidth >= 0 {
            result = preferredSupplementaryColumnWidth
        } else if preferredSupplementaryColumnWidthFraction >= 0 {
            result = total * preferredSupplementaryColumnWidthFraction
        }
        if minimumSupplementaryColumnWidth >= 0 { result = max(result, minimumSupplementaryColumnWidth) }
        if maximumSupplementaryColumnWidth >= 0 { result = min(result, maximumSupplementaryColumnWidth) }
        return min(result, total)
    }
    /// The preferred width of the secondary column in points, since iOS 26; it fills the remaining width.
    open var preferredSecondaryColumnWidth: CGFloat = automaticDimension
    /// The minimum width of the secondary column in points, since iOS 26; it fills the remaining width.
    open var minimumSecondaryColumnWidth: CGFloat = automaticDimension
    /// The side of the primary column; it is at the leading one here.
    open var primaryEdge: PrimaryEdge = .leading
    /// The background of the primary column; has no effect here.
    open var primaryBackgroundStyle: BackgroundStyle = .none
    /// When the display mode button is shown; it is where the app adds `displayModeButtonItem`.
    open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic
    /// A button that shows the primary column or hides it.
    open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
        image: UIImage(systemName: "sidebar.left"),
        primaryAction: UIAction { [weak self] _ in
            guard let self else { return }
            if displayMode == .secondaryOnly { show(.primary) } else { hide(.primary) }
        })
    /// Whether a swipe shows the primary column; has no effect here.
    open var presentsWithGesture = true
    /// Whether there is a button for the secondary column alone; has no effect here.
    open var showsSecondaryOnlyButton = false
    /// The delegate, which determines the column that is displayed where only one fits; not retained.
    open weak var delegate: (any UISplitViewControllerDelegate)? { didSet { columnsDidChange() } }
    var columns: [Column: UIViewController] = [:]
    /// The column that was shown where only one fits; nil where none was.
    var shownColumn: Column?
    let divider = UIView()

    /// Creates a controller of a style.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with two columns, as before iOS 14.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    /// The view controllers in the order of their columns.
    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.dropFirst().first, for: .secondary)
        }
    }

    /// Sets the view controller of a column.
    ///
    /// As in UIKit, the columns of a new style wrap it in a navigation controller unless it is one.
    open func setViewController(_ controller: UIViewController?, for column: Column) {
        if let old = columns[column] {
            announceRemoval(of: old)
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
            finishAddition(of: controller)
        }
        columnsDidChange()
    }

    /// Returns the view controller of a column; a wrapped one is returned as its navigation controller.
    open func viewController(for column: Column) -> UIViewController? { columns[column] }

    /// Whether only one column is displayed.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    /// The arrangement of columns that is displayed.
    ///
    /// Source: UISplitViewController (Apple's documentation): automatic is side by side where the screen is
    /// wider than high, otherwise the secondary column alone.
    open var displayMode: DisplayMode {
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    /// The width of the primary column in points.
    ///
    /// Measured: 320 on pads, 375 from 1366 points of width on, in few storyboards that Xcode saved.
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

    /// Creates the root view with the columns.
    open override func loadView() {
        view = LayoutContainerView(frame: UIScreen.main.bounds)
        divider.backgroundColor = .separator
        view.addSubview(divider)
        columnsDidChange()
    }

    func columnsDidChange() {
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
            // Narrow columns have a compact horizontal size class, regardless of the screen's.
            let isNarrow = !isCollapsed && column != .secondary
            setOverrideTraitCollection(
                isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil, forChild: controller)
            show(controller, frame: frame, in: view)
        }
        placeDivider(frames.first { $0.column == .secondary }?.frame)
    }

    /// Shows a column: alone where only one fits, and beside or over the secondary column elsewhere.
    open func show(_ column: Column) {
        if isCollapsed {
            shownColumn = column
        } else if column == .primary || column == .supplementary, displayMode == .secondaryOnly {
            preferredDisplayMode = .oneBesideSecondary
        }
        columnsDidChange()
    }

    /// Hides a column; where only one fits, the one below it is shown.
    open func hide(_ column: Column) {
        if isCollapsed {
            let below: [Column: Column] = [
                .secondary: columns[.supplementary] == nil ? .primary : .supplementary,
                .supplementary: .primary,
            ]
            if collapsedFrames.first?.column == column { shownColumn = below[column] }
        } else if column != .secondary {
            preferredDisplayMode = .secondaryOnly
        }
        columnsDidChange()
    }
}

import Diagnostics
import Geometry

/// A column of rows in groups.
///
/// Only rows that are seen get cells; the others count with their heights or estimates.
open class UITableView: UIScrollView {
    /// How groups are set apart.
    public enum Style: Int, Hashable, Sendable {
        /// One group follows another.
        case plain = 0
        /// Groups stand apart, as wide as the table.
        case grouped = 1
        /// Groups stand apart in round boxes.
        case insetGrouped = 2
    }

    /// Stands for a height that follows from the content.
    public static let automaticDimension: CGFloat = -1

    /// How groups are set apart.
    public let style: Style
    /// Where rows come from; not kept alive.
    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    /// How rows look; not kept alive.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            reloadData()
        }
    }
    /// The height of rows in points; `automaticDimension` for that of their content.
    open var rowHeight: CGFloat = automaticDimension { didSet { reloadData() } }
    /// The height of rows not yet seen; `automaticDimension` for 44, 0 for measuring all rows.
    open var estimatedRowHeight: CGFloat = automaticDimension { didSet { reloadData() } }
    /// The height of headers in points; `automaticDimension` for that of their content.
    open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { reloadData() } }
    /// The height of footers in points; `automaticDimension` for that of their content.
    open var sectionFooterHeight: CGFloat = automaticDimension { didSet { reloadData() } }
    /// Kept for source compatibility: headers are always measured.
    open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
    /// Kept for source compatibility: footers are always measured.
    open var estimatedSectionFooterHeight: CGFloat = automaticDimension
    /// Room above a plain table's headers in points; `automaticDimension` for the system's.
    open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { reloadData() } }
    /// Whether lines stand between rows.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine { didSet { reloadData() } }
    /// The lines' colour; nil for the system's.
    open var separatorColor: UIColor?
    /// Room at both ends of the lines; unset for the margin at the leading end.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    /// Whether rows can be chosen; of no effect in a picture.
    open var allowsSelection = true
    /// Behind the rows, as large as the bounds.
    open var backgroundView: UIView? { didSet { replaceBackgroundView(oldValue) } }
    /// Above the first group; its frame gives the height, or its constraints where they place it.
    open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
    /// Below the last group; its frame gives the height, or its constraints where they place it.
    open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
    /// Groups whose cells are there already; used where no data source is.
    package var staticSections: [StaticSection]? { didSet { reloadData() } }

    /// A group whose cells are there already.
    package struct StaticSection {
        package var headerTitle: String?
        package var footerTitle: String?
        package var cells: [UITableViewCell]

        package init(headerTitle: String? = nil, footerTitle: String? = nil, cells: [UITableViewCell]) {
            self.headerTitle = headerTitle
            self.footerTitle = footerTitle
            self.cells = cells
        }
    }

    var ownSeparatorInset: UIEdgeInsets?
    /// What is known of the heights; nil before the data source was asked.
    var geometry: TableGeometry?
    /// The cells in the tree.
    var shownCells: [IndexPath: UITableViewCell] = [:]
    /// The headers and footers in the tree.
    var shownSupplements: [TableSupplement: UIView] = [:]
    var reuse = TableReuse()

    /// A table of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        configure()
    }

    /// A plain table.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        configure()
    }

    private func configure() {
        alwaysBounceVertical = true
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Asks the data source anew at the next layout.
    open func reloadData() {
        geometry = nil
        setNeedsLayout()
    }

    /// Asks the data source anew at the next layout; for a change of rows there is nothing to move.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

    /// Of no effect: there is nothing to choose in a picture.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

    /// Of no effect before `endUpdates()`.
    open func beginUpdates() {}

    /// Measures all rows anew at the next layout.
    open func endUpdates() { reloadData() }

    /// How rows come and go; of no effect in a picture.
    public enum RowAnimation: Int, Hashable, Sendable {
        /// By fading.
        case fade = 0
        /// At once.
        case none = 5
        /// As the system likes.
        case automatic = 100
    }

    /// Places header, rows and footer.
    open override func layoutSubviews() {
        prepareGeometry()
        super.layoutSubviews()
        layOutRows()
        limitOffset()
    }

    override var laysOutWhileScrolling: Bool { true }

    /// The least distance of content from the table's sides.
    /// Source: cells in public storyboards, 16 points at widths below 414, 20 from there on.
    var sideMargin: CGFloat { bounds.width < 414 ? 16 : 20 }

    /// How far cells stay from the table's sides.
    /// Source: inset groups in public storyboards are 343 points wide in 375, 374 in 414.
    var cellInset: CGFloat { style == .insetGrouped ? sideMargin : 0 }

    private func replaceBackgroundView(_ old: UIView?) {
        old?.removeFromSuperview()
        guard let backgroundView else { return }
        backgroundView.translatesAutoresizingMaskIntoConstraints = true
        insertSubview(backgroundView, at: 0)
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        setNeedsLayout()
    }
}

import Geometry
package import Scene

/// A row of a table.
open class UITableViewCell: UIView {
    /// How the labels of a cell are arranged.
    public enum CellStyle: Int, Hashable, Sendable {
        /// One label, after an image.
        case `default` = 0
        /// A label at the left and one at the right, as in Settings.
        case value1 = 1
        /// A label in the tint colour against one beside it, as in Contacts.
        case value2 = 2
        /// A label above a smaller one.
        case subtitle = 3
    }

    /// What stands at the right end.
    public enum AccessoryType: Int, Hashable, Sendable {
        /// Nothing.
        case none = 0
        /// A chevron.
        case disclosureIndicator = 1
        /// A button for details, and a chevron.
        case detailDisclosureButton = 2
        /// A tick.
        case checkmark = 3
        /// A button for details.
        case detailButton = 4
    }

    /// How a chosen row looks.
    public enum SelectionStyle: Int, Hashable, Sendable {
        /// As others.
        case none = 0
        /// Blue, of old; grey now.
        case blue = 1
        /// Grey.
        case gray = 2
        /// Grey.
        case `default` = 3
    }

    /// Whether lines stand between rows.
    public enum SeparatorStyle: Int, Hashable, Sendable {
        /// None.
        case none = 0
        /// One.
        case singleLine = 1
    }

    /// What a cell is told by its table.
    struct Surroundings {
        var tableStyle = UITableView.Style.plain
        var isFirst = false
        var isLast = false
        var hasSeparator = true
        var separatorColor: UIColor?
        var separatorInset: UIEdgeInsets?
    }

    /// The height of a row that says nothing of its own. Source: tables in public storyboards.
    static let defaultHeight: CGFloat = 44

    /// How the labels are arranged.
    public let style: CellStyle
    /// The name by which tables use it again; nil for never.
    public private(set) var reuseIdentifier: String?
    /// Holds labels, image and what the author adds; as wide as the accessory leaves.
    public let contentView = UIView()
    /// What stands at the right end, where no `accessoryView` does.
    open var accessoryType: AccessoryType = .none { didSet { partsDidChange() } }
    /// A view at the right end, as large as its frame.
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            partsDidChange()
        }
    }
    /// Behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            partsDidChange()
        }
    }
    /// Behind the content of a chosen row.
    open var selectedBackgroundView: UIView?
    /// How a chosen row looks.
    open var selectionStyle: SelectionStyle = .default
    /// Whether the row is chosen.
    open var isSelected = false
    /// Whether the row is touched.
    open var isHighlighted = false
    /// Room at both ends of the line below; unset for the table's.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? surroundings.separatorInset ?? automaticSeparatorInset }
        set {
            ownSeparatorInset = newValue
            partsDidChange()
        }
    }
    /// How far the content is moved in, in steps of `indentationWidth`.
    open var indentationLevel = 0 { didSet { partsDidChange() } }
    /// Points a step.
    open var indentationWidth: CGFloat = 10 { didSet { partsDidChange() } }
    /// The row's height in a table whose cells are there already; nil for the table's.
    package var ownRowHeight: CGFloat?

    var surroundings = Surroundings()
    var ownSeparatorInset: UIEdgeInsets?
    /// The content's margins as set here, by which the author's are told.
    var givenMargins: UIEdgeInsets?
    var styleLabels: (text: UILabel?, detail: UILabel?) = (nil, nil)
    var styleImageView: UIImageView?
    let accessory = CellAccessoryView()
    let separator = UIView()

    /// A cell of a style, as large as a row of the first iPhones until a table places it; what is put into its
    /// content follows changes from then on. Subclasses that override it say `required` before `override`, since a table
    /// makes them by their class.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.defaultHeight))
        assemble()
    }

    /// A plain cell with a frame.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for view in [contentView, accessory, separator] { addSubview(view) }
        accessory.isUserInteractionEnabled = false
    }

    /// Called before the cell is used for another row.
    open func prepareForReuse() {}

    /// Chooses the row.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Touches the row.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    package override var subviewHost: UIView { contentView }

    /// Places content, accessory and line.
    open override func layoutSubviews() {
        super.layoutSubviews()
        arrangeParts()
    }

    /// The size of the content with the accessory and the line below.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let beside = accessoryWidth + unsafeWidth
        let pixel = surroundings.hasSeparator ? 1 / traitCollection.displayScale : 0
        if let height = styleHeight(width: targetSize.width - beside) {
            return CGSize(width: targetSize.width, height: height)
        }
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - beside), height: max(0, targetSize.height - pixel)),
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
        let height = size.height > 0 ? size.height + pixel : Self.defaultHeight
        return CGSize(width: size.width + beside, height: height)
    }

    func partsDidChange() { setNeedsLayout() }

    /// The colour of the lines between rows.
    var lineColor: UIColor { surroundings.separatorColor ?? .separator }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard superview is UITableView else { return [] }
        var commands: [DrawCommand] = []
        if backgroundColor == nil, backgroundView == nil {
            let isGrouped = surroundings.tableStyle != .plain
            let ground = UIColor.cellGround(isGrouped: isGrouped, isChosen: isSelected || isHighlighted)
            commands.append(.fillRect(bounds.rect, .color(context.color(ground))))
        }
        // Groups as wide as the table are closed by a line at both ends.
        if surroundings.tableStyle == .grouped, surroundings.isFirst, surroundings.hasSeparator {
            let line = Rect(x: 0, y: 0, width: bounds.width, height: 1 / context.traits.displayScale)
            commands.append(.fillRect(line, .color(context.color(lineColor))))
        }
        return commands
    }
}

extension UIColor {
    /// The ground of a row. Source: the system's colours for grouped and plain content.
    fileprivate static func cellGround(isGrouped: Bool, isChosen: Bool) -> UIColor {
        if isChosen { return .systemGray4 }
        return isGrouped ? .secondarySystemGroupedBackground : .systemBackground
    }
}
